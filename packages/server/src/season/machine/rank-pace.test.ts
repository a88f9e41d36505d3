import { expect, test } from 'vitest';
import { PACED_RANKS, rankPace } from './rank-pace.ts';

const DAYS = 40;
const pace = rankPace({ seeds: [1], days: DAYS, playersPerSeed: 20 });
const medianOf = (days: readonly number[]) => days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)];

test('a diligent player reaches the second rank in three to five days', () => {
  expect(medianOf(pace.diligent.APPRENTICE)).toBeGreaterThanOrEqual(3);
  expect(medianOf(pace.diligent.APPRENTICE)).toBeLessThanOrEqual(5);
});

test('a casual player reaches the second rank in two to three weeks', () => {
  expect(medianOf(pace.casual.APPRENTICE)).toBeGreaterThanOrEqual(14);
  expect(medianOf(pace.casual.APPRENTICE)).toBeLessThanOrEqual(21);
});

test('every rank takes longer than the one before, and fewer picks take longer than more', () => {
  for (const days of Object.values(pace)) {
    for (let player = 0; player < 20; player += 1) {
      const reached = PACED_RANKS.map((rank) => days[rank][player] ?? 0);
      expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    }
  }
  const medians = Object.values(pace).map((days) => medianOf(days.APPRENTICE));
  expect(medians).toEqual(medians.toSorted((a = 0, b = 0) => a - b));
  expect(new Set(medians).size).toBe(4);
});
