import type { EvaluatedSeasons, ModelEvaluation } from '@machine/contract';
import { sentBin, sentScores } from '../../game/record/sent-figures.ts';
import { seasonName } from '../feeds/season-match.ts';
import type { Evaluation, Part } from './evaluation.ts';
import { byForecaster } from './forecasters.ts';
import { MODELS } from './model-parameters.ts';

/** The evaluation on the real seasons that come with the server, by league, as it is sent to players. */
export const FIGURES_FILE = new URL('evaluation-figures.json', import.meta.url);

/** Formats the figures as the file has them. `npm run evaluate -- --write` writes it. */
export function figuresJson(evaluations: readonly Evaluation[]): string {
  const figures = Object.fromEntries(evaluations.map((each) => [each.league, figuresOf(each)]));
  return `${JSON.stringify(figures, null, 2)}\n`;
}

const figuresOf = ({ league, chosenOn, heldOut, bins }: Evaluation): ModelEvaluation => ({
  modelVersion: MODELS[league].version,
  chosenOn: seasonsOf(chosenOn),
  heldOut: seasonsOf(heldOut),
  reliability: bins.map(sentBin),
});

function seasonsOf({ seasons, matches, scores }: Part): EvaluatedSeasons {
  const [from = 0, until = from] = [seasons.at(0), seasons.at(-1)];
  return {
    from: seasonName(from),
    until: seasonName(until),
    matches,
    scores: byForecaster((name) => sentScores(scores[name])),
  };
}
