import { expect, it } from 'vitest';
import { createSecretSource } from './random-source.ts';
import { createFeedFromEras, createSimulatedFeed } from './simulated.ts';
import { DAY_MS } from '../../platform/clock/time.ts';

const SECRET = Buffer.alloc(32, 7).toString('base64url');
const OTHER = Buffer.alloc(32, 8).toString('base64url');
const NOW = Date.UTC(2026, 2, 4, 20, 30);

it('repeats the sequence of a subject, and gives every other subject, purpose and secret its own', () => {
  const source = createSecretSource(SECRET);
  const first = (from: typeof source, subject: string, purpose: Parameters<typeof source>[1]) => {
    const random = from(subject, purpose);
    return Array.from({ length: 4 }, () => random.next()).join(' ');
  };
  const purposes = ['mishap', 'result', 'mistake', 'course'] as const;
  const sequences = ['a', 'b', 'a'].map((subject) => purposes.map((purpose) => first(source, subject, purpose)));
  expect(sequences[2]).toEqual(sequences[0]);
  expect(new Set(sequences.flat()).size).toBe(8);
  expect(first(createSecretSource(OTHER), 'a', 'result')).not.toBe(sequences[0]?.[1]);
});

it('keeps the schedule of the seed but changes results, plays, postponements and injuries with a secret', () => {
  const [open, secret] = [createSimulatedFeed({ seed: 1 }), createSimulatedFeed({ seed: 1, secret: SECRET })];
  const fixtures = open.fixtures(NOW - 40 * DAY_MS, NOW);
  expect(secret.fixtures(NOW - 40 * DAY_MS, NOW)).toEqual(fixtures);
  const outcomes = (feed: typeof open) => fixtures.map(({ id }) => feed.state(id, NOW));
  const [known, hidden] = [outcomes(open), outcomes(secret)];
  const same = known.filter((state, index) => JSON.stringify(state) === JSON.stringify(hidden[index]));
  expect(same.length / known.length).toBeLessThan(0.1);
  const offIn = (states: typeof known) => fixtures.filter((_, i) => states[i]?.score === null).map(({ id }) => id);
  expect(offIn(hidden)).not.toEqual(offIn(known));
  expect(secret.injuries('NBA', NOW)).not.toEqual(open.injuries('NBA', NOW));
});

it('applies a new era to the matches that start after it and to no earlier one', () => {
  const [before, after] = [createSimulatedFeed({ seed: 1 }), createSimulatedFeed({ seed: 2, secret: SECRET })];
  const both = createFeedFromEras([
    { from: 0, seed: 1, secret: null, hasInjuries: true, hasSeasonSecrets: false },
    { from: NOW, seed: 2, secret: SECRET, hasInjuries: true, hasSeasonSecrets: false },
  ]);
  const span = 10 * DAY_MS;
  expect(both.fixtures(NOW - span, NOW)).toEqual(before.fixtures(NOW - span, NOW));
  expect(both.fixtures(NOW, NOW + span)).toEqual(after.fixtures(NOW, NOW + span));
  for (const [feed, from] of [
    [before, NOW - span],
    [after, NOW],
  ] as const) {
    for (const { id, startTime } of feed.fixtures(from, from + span)) {
      for (const at of [startTime + DAY_MS / 24, NOW + 2 * span]) {
        expect([both.state(id, at), both.plays(id, at)]).toEqual([feed.state(id, at), feed.plays(id, at)]);
      }
    }
  }
  const finished = both.finished('NBA', NOW + span).map(({ id }) => id);
  expect(new Set(finished).size).toBe(finished.length);
});
