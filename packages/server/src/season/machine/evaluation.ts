import type { League } from '@machine/contract';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { mostLikely, OUTCOMES, outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';
import { replaySeasons } from './season-replay.ts';

/** Forecasts the outcomes of a match from the matches it has learned. */
export type Forecaster = { learn(match: FinishedMatch): void; forecast(fixture: Fixture): Probabilities };

/**
 * Means over all evaluated matches. `accuracy`: share of matches whose most likely outcome occurred. `brier`: squared
 * error of the home win's probability (NBA) or summed over the three outcomes (EPL). `logLoss`: in nats. Lower is better
 * except for accuracy.
 */
export type Scores = { accuracy: number; brier: number; logLoss: number };

export type Evaluation<Name extends string> = {
  league: League;
  /** How many matches were evaluated. If none were, the scores are NaN. */
  matches: number;
  /** The years in which the seasons started, oldest first. The first season is the warm-up and not evaluated. */
  seasons: number[];
  scores: Record<Name, Scores>;
};

/** Limits the log loss of an outcome that was forecast as impossible. */
const MIN_PROBABILITY = 1e-3;

/** Replays a league's seasons in order. Before each match, forecasters learn the matches that ended before its start. */
export function evaluate<Name extends string>(
  league: League,
  matches: readonly SeasonMatch[],
  forecasters: Record<Name, Forecaster>,
): Evaluation<Name> {
  const names = Object.keys(forecasters) as Name[];
  const evaluated: Record<Name, Scores>[] = [];
  const seasons = replaySeasons(league, matches, {
    learn: (match) => names.forEach((name) => forecasters[name].learn(match)),
    visit: (fixture, match) =>
      evaluated.push(mapNames(names, (name) => scoresOf(forecasters[name].forecast(fixture), match))),
  });
  const mean = (name: Name, score: keyof Scores) =>
    evaluated.reduce((sum, scores) => sum + scores[name][score], 0) / evaluated.length;
  const scores = mapNames(names, (name) => ({
    accuracy: mean(name, 'accuracy'),
    brier: mean(name, 'brier'),
    logLoss: mean(name, 'logLoss'),
  }));
  return { league, matches: evaluated.length, seasons, scores };
}

const mapNames = <Name extends string, Value>(names: Name[], make: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

function scoresOf(forecast: Probabilities, match: FinishedMatch): Scores {
  const outcome = outcomeOf(match);
  const errors = OUTCOMES.map((each) => (forecast[each] - (each === outcome ? 1 : 0)) ** 2);
  return {
    accuracy: mostLikely(forecast) === outcome ? 1 : 0,
    brier: match.league === 'NBA' ? (errors[0] ?? 0) : errors.reduce((sum, error) => sum + error, 0),
    logLoss: -Math.log(Math.max(MIN_PROBABILITY, forecast[outcome])),
  };
}
