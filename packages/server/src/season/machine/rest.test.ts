import { expect, test } from 'vitest';
import type { Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { fixtureOf } from '../../testing/generated-season.ts';
import { createMachine } from './elo.ts';
import { NO_NEWS } from './machine.ts';

const AT = Date.UTC(2024, 10, 22);

const fixture = (home: string, away: string, startTime: number) => fixtureOf('NBA', home, away, startTime);

/** Predicts a match of two clubs that met ten days before, when these matches of the league haven't been learned. */
function predictWith(...schedule: Fixture[]) {
  const machine = createMachine('NBA');
  const met = fixture('Ash', 'Elm', AT - 10 * DAY_MS);
  machine.learn({ ...met, endTime: met.startTime + 2 * HOUR_MS, score: { home: 100, away: 99 } });
  return machine.predict(fixture('Ash', 'Elm', AT), { ...NO_NEWS, schedule });
}

test('counts a match that is scheduled before this one as played when it comes to rest', () => {
  const rested = predictWith();
  expect(rested.reasons.home).toMatchObject({ restHours: 240, isShortRest: false });
  const tired = predictWith(fixture('Oak', 'Ash', AT - DAY_MS));
  expect(tired.reasons.home).toEqual({ ...rested.reasons.home, restHours: 24, isShortRest: true });
  expect(tired.reasons.away).toEqual(rested.reasons.away);
  expect(tired.probabilities.home).toBeLessThan(rested.probabilities.home);
  expect(tired.analysis).toContain(
    'Ash start 24 hours after the start of their previous match, Elm 10 days; short rest costs Ash 50 points.',
  );
});

test.each([
  ['later', fixture('Oak', 'Ash', AT + DAY_MS)],
  ['predicted', fixture('Ash', 'Elm', AT)],
  ['of other clubs', fixture('Oak', 'Fir', AT - DAY_MS)],
])('ignores a match that is %s', (_, match) => expect(predictWith(match)).toEqual(predictWith()));
