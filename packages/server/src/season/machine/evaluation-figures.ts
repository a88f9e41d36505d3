import type { League } from '@machine/contract';
import type { Scores } from '../../game/record/forecast.ts';
import type { ReliabilityBin } from '../../game/record/reliability.ts';
import { seasonName } from '../feeds/season-match.ts';
import type { Estimate, Evaluation, Part } from './evaluation.ts';
import type { ForecasterName } from './forecasters.ts';
import { MODELS } from './model-parameters.ts';

/**
 * The evaluation on the real seasons that come with the server, as it is shown to players. Shares and probabilities are
 * from 0 to 1, and all numbers are rounded to four decimals. `npm run evaluate -- --write` writes it to
 * `evaluation-figures.json`.
 */
export type EvaluationFigures = { leagues: LeagueFigures[] };

export type LeagueFigures = {
  league: League;
  modelVersion: string;
  /** The seasons on which the parameters of the model were chosen. */
  chosenOn: PartFigures;
  /** The later seasons. */
  heldOut: PartFigures;
  /** The picks of the seasons held out. */
  bins: ReliabilityBin[];
};

export type PartFigures = Record<ForecasterName, Scores> & {
  /** The first and the last season, such as '2023-24'. */
  from: string;
  until: string;
  matches: number;
  /** The log loss that base rates have more than the Machine, match by match. */
  baseRatesBehind: Estimate;
};

export const FIGURES_FILE = new URL('evaluation-figures.json', import.meta.url);

export const evaluationFigures = (evaluations: readonly Evaluation<ForecasterName>[]): EvaluationFigures => ({
  leagues: evaluations.map(leagueFigures),
});

const leagueFigures = ({ league, chosenOn, heldOut, bins }: Evaluation<ForecasterName>): LeagueFigures => ({
  league,
  modelVersion: MODELS[league].version,
  chosenOn: partFigures(chosenOn),
  heldOut: partFigures(heldOut),
  bins: bins.map((bin) => rounded(bin)),
});

function partFigures({ seasons, matches, scores, behind }: Part<ForecasterName>): PartFigures {
  const [from = 0, until = from] = [seasons.at(0), seasons.at(-1)];
  return {
    from: seasonName(from),
    until: seasonName(until),
    matches,
    machine: rounded(scores.machine),
    baseRates: rounded(scores.baseRates),
    alwaysHome: rounded(scores.alwaysHome),
    coin: rounded(scores.coin),
    baseRatesBehind: rounded(behind.baseRates),
  };
}

const rounded = <Numbers extends Record<string, number>>(numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value.toFixed(4))])) as Numbers;

/** Formats the figures as the file has them. */
export const figuresJson = (figures: EvaluationFigures): string => `${JSON.stringify(figures, null, 2)}\n`;
