import type { League } from '@machine/contract';
import { durationMs } from '../feed/phases.ts';
import type { FinishedMatch, Fixture } from '../feed/feed.ts';
import type { SeasonMatch } from '../feed/season-match.ts';
import { likeliest, OUTCOMES, outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';

/** Whatever says how likely the outcomes of a match are, from the matches that it was shown before. */
export type Forecaster = { learn(match: FinishedMatch): void; forecast(fixture: Fixture): Probabilities };

/**
 * `accuracy`: share of matches whose most probable outcome came true. `brier`: squared error of the home win's
 * probability (NBA), or summed over the three outcomes (EPL). `logLoss`: in nats. All are means; less is better
 * but for accuracy.
 */
export type Scores = { accuracy: number; brier: number; logLoss: number };

export type Evaluation<Name extends string> = {
  league: League;
  /** Matches that were scored. Without any, the scores are NaN. */
  matches: number;
  /** The years in which the seasons began, oldest first; the first one was learned from and not scored. */
  seasons: number[];
  scores: Record<Name, Scores>;
};

/** A forecast of nought would make one surprise cost everything. */
const LEAST = 1e-3;

/** Replays a league's seasons strictly in order: what had ended before a match began is learned, then it is scored. */
export function evaluate<Name extends string>(
  league: League,
  matches: readonly SeasonMatch[],
  forecasters: Record<Name, Forecaster>,
): Evaluation<Name> {
  const played = matches
    .filter((match) => match.fixture.league === league && match.stretches.length > 0)
    .map(({ season, fixture, stretches }) => ({ season, fixture, match: finish(fixture, stretches) }))
    .toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
  const seasons = [...new Set(played.map(({ season }) => season))].toSorted((a, b) => a - b);
  const ended = played.map(({ match }) => match).toSorted((a, b) => a.endTime - b.endTime);
  const names = Object.keys(forecasters) as Name[];
  const scored: Record<Name, Scores>[] = [];
  let learned = 0;

  for (const { season, fixture, match } of played) {
    // Matches of the same afternoon that are still running are not known yet.
    for (let next = ended[learned]; next && next.endTime <= fixture.startTime; next = ended[learned]) {
      for (const name of names) forecasters[name].learn(next);
      learned += 1;
    }
    if (season === seasons[0]) continue;
    scored.push(each(names, (name) => scoresOf(forecasters[name].forecast(fixture), match)));
  }
  const mean = (name: Name, of: keyof Scores) =>
    scored.reduce((sum, scores) => sum + scores[name][of], 0) / scored.length;
  const scores = each(names, (name) => ({
    accuracy: mean(name, 'accuracy'),
    brier: mean(name, 'brier'),
    logLoss: mean(name, 'logLoss'),
  }));
  return { league, matches: scored.length, seasons, scores };
}

const each = <Name extends string, Value>(names: Name[], make: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

function finish(fixture: Fixture, stretches: SeasonMatch['stretches']): FinishedMatch {
  const total = (side: 'home' | 'away') => stretches.reduce((sum, score) => sum + score[side], 0);
  return {
    ...fixture,
    score: { home: total('home'), away: total('away') },
    endTime: fixture.startTime + durationMs(fixture.league, stretches.length),
  };
}

function scoresOf(forecast: Probabilities, match: FinishedMatch): Scores {
  const outcome = outcomeOf(match);
  const errors = OUTCOMES.map((each) => (forecast[each] - (each === outcome ? 1 : 0)) ** 2);
  return {
    accuracy: likeliest(forecast) === outcome ? 1 : 0,
    brier: match.league === 'NBA' ? (errors[0] ?? 0) : errors.reduce((sum, error) => sum + error, 0),
    logLoss: -Math.log(Math.max(LEAST, forecast[outcome])),
  };
}
