import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationMs } from '../feeds/phases.ts';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { evaluate } from './evaluation.ts';
import { replaySeasons } from './season-replay.ts';
import { fixtureOf, seasons as someSeasons } from '../../testing/generated-season.ts';

const publishedAt = ({ league, startTime }: Fixture) => startTime - PUBLISH_AHEAD_MS[league];
const idsOf = (fixtures: readonly Fixture[]) => new Set(fixtures.map(({ id }) => id));
const endOf = ({ fixture, segments }: SeasonMatch) => fixture.startTime + durationMs(fixture.league, segments.length);

test.each(['NBA', 'EPL'] as const)(
  'a replay of %s seasons learns before each match exactly those that have ended when its prediction is published',
  (league) => {
    fc.assert(
      fc.property(someSeasons(league), (matches) => {
        const learned: FinishedMatch[] = [];
        const replayed: Fixture[] = [];
        for (const { fixture, schedule } of replaySeasons(league, matches, (match) => learned.push(match))) {
          replayed.push(fixture);
          for (const each of [fixture, ...schedule]) {
            expect(Object.keys(each)).not.toContain('score');
            expect(Object.keys(each)).not.toContain('segments');
          }
          const isKnown = (match: SeasonMatch) => endOf(match) <= publishedAt(fixture);
          expect(idsOf(learned)).toEqual(idsOf(matches.filter(isKnown).map((match) => match.fixture)));
          const open = matches.filter((match) => !isKnown(match) && match.fixture.startTime < fixture.startTime);
          expect([...idsOf(schedule)]).toEqual(expect.arrayContaining([...idsOf(open.map((match) => match.fixture))]));
          expect(schedule.every(({ startTime }) => startTime <= fixture.startTime)).toBe(true);
        }
        const ends = learned.map(({ endTime }) => endTime);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(replayed).toEqual(matches.filter(({ season }) => season === 2024).map(({ fixture }) => fixture));
      }),
      { numRuns: process.env.NIGHTLY ? 60 : 15 },
    );
  },
);

const match = (n: number, season: number, home: number, away: number): SeasonMatch => ({
  fixture: fixtureOf('EPL', 'Ash', 'Elm', Date.UTC(season, 8, 1 + n, 15)),
  season,
  segments: [{ home, away }],
});
/** The last match of a season is published when the one before it has ended. */
const FEW = [match(0, 2023, 1, 0), match(8, 2023, 0, 0), match(0, 2024, 2, 0), match(8, 2024, 1, 1)];

test('scores are the means over the matches after the first season', () => {
  const { warmUp, heldOut } = evaluate('EPL', FEW);
  const { scores, seasons, matches } = heldOut;
  expect({ warmUp, seasons, matches }).toEqual({ warmUp: 2023, seasons: [2024], matches: 2 });
  expect(scores.alwaysHome).toEqual({ accuracy: 0.5, brier: 1, logLoss: -Math.log(0.001) / 2 });
  // Base rates before the first match: home 2, draw 2, away 1 of 5; before the second: 3, 2, 1 of 6.
  const brier = [0.6 ** 2 + 0.4 ** 2 + 0.2 ** 2, (3 / 6) ** 2 + (4 / 6) ** 2 + (1 / 6) ** 2];
  expect(scores.baseRates.brier).toBeCloseTo(((brier[0] ?? 0) + (brier[1] ?? 0)) / 2, 12);
  expect(scores.baseRates.logLoss).toBeCloseTo(-(Math.log(2 / 5) + Math.log(2 / 6)) / 2, 12);
  // Before the first match, home wins and draws are equally likely, so they share its accuracy.
  expect(scores.baseRates.accuracy).toBe(0.25);
});
