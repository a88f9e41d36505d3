import type { League } from '@machine/contract';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { CHOSEN_UNTIL } from './model-parameters.ts';
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

/** The scores of each forecaster in some of the evaluated matches. Without matches, the scores are NaN. */
type Part<Name extends string> = { matches: number; scores: Record<Name, Scores> };

export type Evaluation<Name extends string> = Part<Name> & {
  league: League;
  /** The years in which the seasons started, oldest first. The first season is the warm-up and not evaluated. */
  seasons: number[];
  /** The seasons on which no parameter may be chosen. */
  heldOut: Part<Name> & { seasons: number[] };
  /** The first matches of each season that is held out, when nothing is known about it yet. */
  openings: Part<Name>;
};

/** How many matches of a season are its opening. */
export const OPENING_MATCHES = 100;

/** Limits the log loss of an outcome that was forecast as impossible. */
const MIN_PROBABILITY = 1e-3;

/** Replays a league's seasons in order. Before each match, forecasters learn the matches that ended before its start. */
export function evaluate<Name extends string>(
  league: League,
  matches: readonly SeasonMatch[],
  forecasters: Record<Name, Forecaster>,
): Evaluation<Name> {
  const names = Object.keys(forecasters) as Name[];
  const evaluated: { season: number; scores: Record<Name, Scores> }[] = [];
  const seasons = replaySeasons(league, matches, {
    learn: (match) => names.forEach((name) => forecasters[name].learn(match)),
    visit: (fixture, match, season) =>
      evaluated.push({
        season,
        scores: mapNames(names, (name) => scoresOf(forecasters[name].forecast(fixture), match)),
      }),
  });
  const partOf = (part: typeof evaluated): Part<Name> => ({
    matches: part.length,
    scores: mapNames(names, (name) => meanOf(part.map(({ scores }) => scores[name]))),
  });
  const heldOut = evaluated.filter(({ season }) => season > CHOSEN_UNTIL);
  const bySeason = Map.groupBy(heldOut, ({ season }) => season);
  return {
    league,
    seasons,
    ...partOf(evaluated),
    heldOut: { seasons: [...bySeason.keys()], ...partOf(heldOut) },
    openings: partOf([...bySeason.values()].flatMap((season) => season.slice(0, OPENING_MATCHES))),
  };
}

function meanOf(scores: readonly Scores[]): Scores {
  const mean = (score: keyof Scores) => scores.reduce((sum, each) => sum + each[score], 0) / scores.length;
  return { accuracy: mean('accuracy'), brier: mean('brier'), logLoss: mean('logLoss') };
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
