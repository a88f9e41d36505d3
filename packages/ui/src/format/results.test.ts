import { expect, it } from 'vitest';
import { disagreementSummary, resultsSummary, sinceLabel } from './results.ts';

/** A Thursday. */
const NOW = new Date('2025-10-16T12:00:00Z');

it.each([
  ['2025-10-16T00:10:00Z', 'America/New_York', 'Since yesterday'],
  ['2025-10-15T23:59:00Z', 'UTC', 'Since yesterday'],
  ['2025-10-14T18:00:00Z', 'UTC', 'Since Tuesday'],
  ['2025-10-10T00:00:00Z', 'UTC', 'Since Friday'],
  ['2025-10-09T23:00:00Z', 'UTC', 'Since Oct 9'],
  ['2025-10-17T00:00:00Z', 'UTC', 'Today'],
  ['soon', 'UTC', 'Since your last visit'],
  [null, 'UTC', 'Since your last visit'],
])('names the day of %s in %s: %s', (since, timeZone, label) => {
  expect(sinceLabel(since, NOW, timeZone)).toBe(label);
});

it.each([
  [10, 7, 14, 'Since Tuesday: 7 of 10 right, +14 stars.'],
  [1, 1, 1, 'Since Tuesday: 1 of 1 right, +1 star.'],
  [2, 0, 0, 'Since Tuesday: 0 of 2 right, no stars.'],
])('summarizes %i results, %i right, %i stars', (totalCount, correctCount, stars, text) => {
  expect(resultsSummary({ since: '2025-10-14T12:00:00Z', totalCount, correctCount, stars }, NOW)).toBe(text);
});

it.each([
  [0, 0, null],
  [1, 1, 'You beat the Machine on your one disagreement.'],
  [1, 0, 'The Machine won your one disagreement.'],
  [4, 2, 'You beat the Machine on 2 of 4 disagreements.'],
])('summarizes %i disagreements, %i right', (disagreementCount, beatenCount, text) => {
  expect(disagreementSummary({ disagreementCount, beatenCount })).toBe(text);
});
