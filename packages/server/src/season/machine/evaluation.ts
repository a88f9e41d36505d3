import type { League } from '@machine/contract';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { meanScores, type Outcome, type Scores, scoresOf } from '../../game/record/forecast.ts';
import { type ReliabilityBin, reliabilityBins } from '../../game/record/reliability.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { CHOSEN_UNTIL } from './model-parameters.ts';
import { mostLikely, outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';
import { replaySeasons } from './season-replay.ts';

export type Forecaster = {
  learn(match: FinishedMatch): void;
  /** `schedule`: the matches before this one that haven't ended when its forecast is made. */
  forecast(fixture: Fixture, schedule: readonly Fixture[]): Probabilities;
};

/** A mean over matches with its standard error. NaN without matches; the error is NaN for a single one. */
export type Estimate = { mean: number; standardError: number };

type Forecasted<Name extends string> = {
  /** The year in which the season started. */
  season: number;
  outcome: Outcome;
  forecasts: Record<Name, Probabilities>;
  scores: Record<Name, Scores>;
};

/** The scores of each forecaster in some of the evaluated matches. Without matches, the scores are NaN. */
export type Part<Name extends string> = {
  /** The years in which the seasons started, oldest first. */
  seasons: number[];
  matches: number;
  scores: Record<Name, Scores>;
  /** The log loss that each forecaster has more than the first one, match by match. */
  behind: Record<Name, Estimate>;
};

export type Evaluation<Name extends string> = {
  league: League;
  /** The first season: it is only learned. */
  warmUp: number | undefined;
  /** The seasons on which the parameters of the Machine were chosen: its scores there are flattered. */
  chosenOn: Part<Name>;
  /** The later seasons, on which no parameter may be chosen. Only these say how good the Machine is. */
  heldOut: Part<Name>;
  /** The first matches of each season that is held out, when nothing is known about it yet. */
  openings: Part<Name>;
  /** The reliability of the first forecaster's probabilities in the seasons held out. */
  bins: ReliabilityBin[];
};

export const OPENING_MATCHES = 100;

/** Evaluates forecasters in and out of sample. Each forecast is made when the game would publish it. */
export function evaluate<Name extends string>(
  league: League,
  matches: readonly SeasonMatch[],
  forecasters: Record<Name, Forecaster>,
): Evaluation<Name> {
  const names = Object.keys(forecasters) as Name[];
  const forecasted: Forecasted<Name>[] = [];
  const seasons = replaySeasons(league, matches, {
    learn: (match) => names.forEach((name) => forecasters[name].learn(match)),
    visit: ({ fixture, schedule, match, season }) => {
      const forecasts = mapNames(names, (name) => forecasters[name].forecast(fixture, schedule));
      const scores = mapNames(names, (name) => scoresOf(league, forecasts[name], outcomeOf(match)));
      forecasted.push({ season, outcome: outcomeOf(match), forecasts, scores });
    },
  });
  const chosenOn = forecasted.filter(({ season }) => season <= CHOSEN_UNTIL);
  const heldOut = forecasted.filter(({ season }) => season > CHOSEN_UNTIL);
  const bySeason = Map.groupBy(heldOut, ({ season }) => season);
  const openings = [...bySeason.values()].flatMap((season) => season.slice(0, OPENING_MATCHES));
  return {
    league,
    warmUp: seasons[0],
    chosenOn: partOf(names, chosenOn),
    heldOut: partOf(names, heldOut),
    openings: partOf(names, openings),
    bins: reliabilityBins(
      heldOut.flatMap(({ forecasts, outcome }) =>
        names.slice(0, 1).map((first) => {
          const pick = mostLikely(forecasts[first]);
          return { probability: forecasts[first][pick], isCorrect: pick === outcome };
        }),
      ),
    ),
  };
}

function partOf<Name extends string>(names: Name[], forecasted: readonly Forecasted<Name>[]): Part<Name> {
  const [first] = names;
  const logLossOf = (name: Name | undefined) => forecasted.map(({ scores }) => (name ? scores[name].logLoss : NaN));
  return {
    seasons: [...new Set(forecasted.map(({ season }) => season))],
    matches: forecasted.length,
    scores: mapNames(names, (name) => meanScores(forecasted.map(({ scores }) => scores[name]))),
    behind: mapNames(names, (name) => pairedDifference(logLossOf(name), logLossOf(first))),
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

const mapNames = <Name extends string, Value>(names: Name[], make: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
