import { expect, it } from 'vitest';
import { createSecretSource } from './random-source.ts';
import { createSimulatedFeed } from './simulated.ts';
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
