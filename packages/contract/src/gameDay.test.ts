import { expect, test } from 'vitest';
import { gameWeekOf, gameWeekStart } from './gameDay.ts';

test.each([
  ['2025-10-14T12:00:00Z', '2025-10-20T10:00:00.000Z'],
  ['2025-10-13T09:59:59Z', '2025-10-13T10:00:00.000Z'],
  ['2025-10-13T10:00:00Z', '2025-10-20T10:00:00.000Z'],
  ['2025-10-19T23:00:00Z', '2025-10-20T10:00:00.000Z'],
  ['2025-12-31T00:00:00Z', '2026-01-05T10:00:00.000Z'],
])('at %s the next week starts at %s', (now, start) => {
  expect(new Date(gameWeekStart(gameWeekOf(Date.parse(now)) + 1)).toISOString()).toBe(start);
});
