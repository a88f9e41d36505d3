import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationMs } from '../feeds/phases.ts';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { alwaysHome, baseRates } from './forecasters.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';
import { fixtureOf, scores, seasons } from '../../testing/generated-season.ts';
import { NO_NEWS, type Prediction } from './machine.ts';

const publishedAt = ({ league, startTime }: Fixture) => startTime - PUBLISH_AHEAD_MS[league];
const idsOf = (fixtures: readonly Fixture[]) => new Set(fixtures.map(({ id }) => id));
const endOf = ({ fixture, segments }: SeasonMatch) => fixture.startTime + durationMs(fixture.league, segments.length);

/** Returns the Machine's predictions in a replay of these seasons, by match. */
function predictionsIn(matches: SeasonMatch[]): Map<string, Prediction> {
  const league = matches[0]?.fixture.league ?? 'NBA';
  const machine = createMachine(league);
  const predictions = new Map<string, Prediction>();
  evaluate(league, matches, {
    machine: {
      learn: (match) => machine.learn(match),
      forecast: (fixture, schedule) => {
        const prediction = machine.predict(fixture, { ...NO_NEWS, schedule });
        predictions.set(fixture.id, prediction);
        return prediction.probabilities;
      },
    },
  });
  return predictions;
}

describe.each(['NBA', 'EPL'] as const)('a replay of %s seasons', (league) => {
  test('learns before each match exactly the matches that have ended when its prediction is published', () => {
    fc.assert(
      fc.property(seasons(league), (matches) => {
        const learned: FinishedMatch[] = [];
        const forecasted: Fixture[] = [];
        const spy: Forecaster = {
          learn: (match) => learned.push(match),
          forecast: (fixture, schedule) => {
            forecasted.push(fixture);
            for (const each of [fixture, ...schedule]) {
              expect(Object.keys(each)).not.toContain('score');
              expect(Object.keys(each)).not.toContain('segments');
            }
            const isKnown = (match: SeasonMatch) => endOf(match) <= publishedAt(fixture);
            expect(idsOf(learned)).toEqual(idsOf(matches.filter(isKnown).map((match) => match.fixture)));
            const open = matches.filter((match) => !isKnown(match) && match.fixture.startTime < fixture.startTime);
            expect([...idsOf(schedule)]).toEqual(
              expect.arrayContaining([...idsOf(open.map((match) => match.fixture))]),
            );
            expect(schedule.every(({ startTime }) => startTime <= fixture.startTime)).toBe(true);
            return { home: 1, draw: 0, away: 0 };
          },
        };
        const { heldOut } = evaluate(league, matches, { spy });
        expect(learned.map(({ endTime }) => endTime)).toEqual(
          learned.map(({ endTime }) => endTime).toSorted((a, b) => a - b),
        );
        expect(forecasted).toEqual(matches.filter(({ season }) => season === 2024).map(({ fixture }) => fixture));
        expect(heldOut.matches).toBe(forecasted.length);
      }),
      { numRuns: process.env.NIGHTLY ? 60 : 15 },
    );
  });

  test('gives the same predictions for all matches published before the end of a match whose result is changed', () => {
    fc.assert(
      fc.property(seasons(league), fc.nat(), scores[league], (matches, nth, score) => {
        const changed = nth % matches.length;
        const other = matches.map((match, n) =>
          n === changed ? { ...match, segments: [{ home: 0, away: 0 }, score] } : match,
        );
        const predictions = predictionsIn(matches);
        const otherPredictions = predictionsIn(other);
        const end = matches[changed] ? endOf(matches[changed]) : 0;
        for (const { fixture } of matches.filter((match) => publishedAt(match.fixture) < end)) {
          expect(otherPredictions.get(fixture.id)).toEqual(predictions.get(fixture.id));
        }
      }),
      { numRuns: process.env.NIGHTLY ? 80 : 15 },
    );
  });
});

const match = (n: number, season: number, home: number, away: number): SeasonMatch => ({
  fixture: fixtureOf('EPL', 'Ash', 'Elm', Date.UTC(season, 8, 1 + n, 15)),
  season,
  segments: [{ home, away }],
});
/** The last match of a season is published when the one before it has ended. */
const FEW = [match(0, 2023, 1, 0), match(8, 2023, 0, 0), match(0, 2024, 2, 0), match(8, 2024, 1, 1)];

describe('evaluation scores', () => {
  test('are the means over the matches after the first season', () => {
    const { warmUp, heldOut } = evaluate('EPL', FEW, { alwaysHome: alwaysHome(), baseRates: baseRates() });
    expect({ warmUp, seasons: heldOut.seasons, matches: heldOut.matches }).toEqual({
      warmUp: 2023,
      seasons: [2024],
      matches: 2,
    });
    const { scores } = heldOut;
    expect(scores.alwaysHome).toEqual({ accuracy: 0.5, brier: 1, logLoss: -Math.log(0.001) / 2 });
    // Base rates before the first match: home 2, draw 2, away 1 of 5; before the second: 3, 2, 1 of 6.
    const brier = [0.6 ** 2 + 0.4 ** 2 + 0.2 ** 2, (3 / 6) ** 2 + (4 / 6) ** 2 + (1 / 6) ** 2];
    expect(scores.baseRates.brier).toBeCloseTo(((brier[0] ?? 0) + (brier[1] ?? 0)) / 2, 12);
    expect(scores.baseRates.logLoss).toBeCloseTo(-(Math.log(2 / 5) + Math.log(2 / 6)) / 2, 12);
    // Before the first match, home wins and draws are equally likely, so they share its accuracy.
    expect(scores.baseRates.accuracy).toBe(0.25);
  });
});
