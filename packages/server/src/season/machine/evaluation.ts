import type { League } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { meanScores, type Outcome, type Scores, scoresOf } from '../../game/record/forecast.ts';
import { type ReliabilityBin, reliabilityBins } from '../../game/record/reliability.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { byForecaster, type ForecasterName, FORECASTERS, forecastersFor } from './forecasters.ts';
import { CHOSEN_UNTIL } from './model-parameters.ts';
import { mostLikely, outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';
import { replaySeasons } from './season-replay.ts';

/** A mean over matches with its standard error. NaN without matches; the error is NaN for a single one. */
export type Estimate = { mean: number; standardError: number };

type Forecasted = {
  season: number;
  outcome: Outcome;
  forecasts: Record<ForecasterName, Probabilities>;
  scores: Record<ForecasterName, Scores>;
};

/** The scores of each forecaster in some of the evaluated matches. Without matches, the scores are NaN. */
export type Part = {
  /** The years in which the seasons started, oldest first. */
  seasons: number[];
  matches: number;
  scores: Record<ForecasterName, Scores>;
  /** The log loss that each forecaster has more than the Machine, match by match. */
  behind: Record<ForecasterName, Estimate>;
};

export type Evaluation = {
  league: League;
  /** The first season: it is only learned. */
  warmUp: number | undefined;
  /** The seasons on which the parameters of the Machine were chosen: its scores there are flattered. */
  chosenOn: Part;
  /** The later seasons, on which no parameter may be chosen. Only these say how good the Machine is. */
  heldOut: Part;
  /** The first matches of each season that is held out, when nothing is known about it yet. */
  openings: Part;
  /** The reliability of the Machine's probabilities in the seasons held out. */
  bins: ReliabilityBin[];
};

export const OPENING_MATCHES = 100;

/** Evaluates all forecasters in and out of sample. Each forecast is made when the game would publish it. */
export function evaluate(league: League, matches: readonly SeasonMatch[]): Evaluation {
  const forecasters = forecastersFor(league);
  const learn = (match: FinishedMatch) => FORECASTERS.forEach((name) => forecasters[name].learn(match));
  const forecasted: Forecasted[] = [];
  for (const { fixture, schedule, match, season } of replaySeasons(league, matches, learn)) {
    const outcome = outcomeOf(match);
    const forecasts = byForecaster((name) => forecasters[name].forecast(fixture, schedule));
    const scores = byForecaster((name) => scoresOf(league, forecasts[name], outcome));
    forecasted.push({ season, outcome, forecasts, scores });
  }
  const chosenOn = forecasted.filter(({ season }) => season <= CHOSEN_UNTIL);
  const heldOut = forecasted.filter(({ season }) => season > CHOSEN_UNTIL);
  const bySeason = Map.groupBy(heldOut, ({ season }) => season);
  const openings = [...bySeason.values()].flatMap((season) => season.slice(0, OPENING_MATCHES));
  return {
    league,
    warmUp: matches.find(({ fixture, segments }) => fixture.league === league && segments.length > 0)?.season,
    chosenOn: partOf(chosenOn),
    heldOut: partOf(heldOut),
    openings: partOf(openings),
    bins: reliabilityBins(
      heldOut.map(({ forecasts: { machine }, outcome }) => {
        const pick = mostLikely(machine);
        return { probability: machine[pick], isCorrect: pick === outcome };
      }),
    ),
  };
}

function partOf(forecasted: readonly Forecasted[]): Part {
  const logLossOf = (name: ForecasterName) => forecasted.map(({ scores }) => scores[name].logLoss);
  return {
    seasons: [...new Set(forecasted.map(({ season }) => season))],
    matches: forecasted.length,
    scores: byForecaster((name) => meanScores(forecasted.map(({ scores }) => scores[name]))),
    behind: byForecaster((name) => pairedDifference(logLossOf(name), logLossOf('machine'))),
  };
}

/** Returns the mean of `values` minus `others`, which belong to the same matches in the same order. */
function pairedDifference(values: readonly number[], others: readonly number[]): Estimate {
  const differences = values.map((value, index) => value - (others[index] ?? NaN));
  const average = mean(differences);
  const squares = differences.reduce((sum, each) => sum + (each - average) ** 2, 0);
  return { mean: average, standardError: Math.sqrt(squares / (values.length - 1) / values.length) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
