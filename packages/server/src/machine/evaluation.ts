import type { League } from '@machine/contract';
import { durationMs } from '../feed/course.ts';
import type { FinishedMatch } from '../feed/feed.ts';
import type { SeasonMatch } from '../feed/season-match.ts';
import { likeliest, OUTCOMES, outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';

/** Whatever says how likely the outcomes of a match are, from the matches that it was shown before. */
export type Forecaster = { learn(match: FinishedMatch): void; forecast(match: SeasonMatch): Probabilities };

/**
 * `accuracy`: share of matches whose most probable outcome came true. `brier`: squared error of the home win's
 * probability (NBA), or summed over the three outcomes (EPL). `logLoss`: in nats. All are means; less is better
 * but for accuracy.
 */
export type Scores = { accuracy: number; brier: number; logLoss: number };

export type Evaluation = { league: League; matches: number; forecasters: Record<string, Scores> };

/** A forecast of nought would make one surprise cost everything. */
const LEAST = 1e-3;

/** Replays a league's seasons in order; the first one is learned from and not scored. `matches` are by start. */
export function evaluate(league: League, matches: SeasonMatch[], forecasters: Record<string, Forecaster>): Evaluation {
  const played = matches.filter((match) => match.league === league && match.stretches.length > 0);
  const warmUp = Math.min(...played.map(({ season }) => season));
  const waiting = played.map(finish).toSorted((a, b) => a.endTime - b.endTime);
  const sums = Object.entries(forecasters).map(([name, forecaster]) => ({
    name,
    forecaster,
    sum: { accuracy: 0, brier: 0, logLoss: 0 },
  }));
  let scored = 0;

  for (const match of played) {
    // Known before the start is what had ended by then: not the other matches of the same afternoon.
    while (waiting[0] && waiting[0].endTime <= match.startTime) {
      const over = waiting.shift();
      if (over) for (const { forecaster } of sums) forecaster.learn(over);
    }
    if (match.season === warmUp) continue;
    scored += 1;
    for (const { forecaster, sum } of sums) add(sum, scoresOf(league, forecaster.forecast(match), finish(match)));
  }
  const mean = ({ accuracy, brier, logLoss }: Scores): Scores => ({
    accuracy: accuracy / scored,
    brier: brier / scored,
    logLoss: logLoss / scored,
  });
  return {
    league,
    matches: scored,
    forecasters: Object.fromEntries(sums.map(({ name, sum }) => [name, mean(sum)])),
  };
}

function finish({ season: _season, stretches, ...fixture }: SeasonMatch): FinishedMatch {
  const total = (side: 'home' | 'away') => stretches.reduce((sum, score) => sum + score[side], 0);
  return {
    ...fixture,
    score: { home: total('home'), away: total('away') },
    endTime: fixture.startTime + durationMs(fixture.league, stretches.length),
  };
}

function scoresOf(league: League, forecast: Probabilities, match: FinishedMatch): Scores {
  const outcome = outcomeOf(match);
  const errors = OUTCOMES.map((each) => (forecast[each] - (each === outcome ? 1 : 0)) ** 2);
  return {
    accuracy: likeliest(forecast) === outcome ? 1 : 0,
    brier: league === 'NBA' ? (errors[0] ?? 0) : errors.reduce((sum, error) => sum + error, 0),
    logLoss: -Math.log(Math.max(LEAST, forecast[outcome])),
  };
}

function add(sum: Scores, scores: Scores): void {
  sum.accuracy += scores.accuracy;
  sum.brier += scores.brier;
  sum.logLoss += scores.logLoss;
}
