import { SLAYER_MIN_PCT } from '@machine/contract/constants.ts';
import { leader } from '@machine/mocks/leaderboard.ts';
import { expect, test } from 'vitest';
import { barWidths, BOARD_INFO, formatMetric } from './boardInfo.ts';

test.each([
  ['stars', leader, '2,257.1'],
  ['slayers', leader, '71.4%'],
  ['slayers', { ...leader, accuracy: null }, '-'],
  ['streaks', leader, '12'],
  ['followed', leader, '84'],
] as const)('formats an entry of %s: %#', (board, entry, text) => {
  expect(formatMetric(entry, board)).toBe(text);
});

const SLAYERS = `Accuracy of DISAGREE picks when the Machine is at least ${SLAYER_MIN_PCT}% sure, min.`;

test.each([
  ['weekly', 'stars', 'Stars earned from correct picks. Weeks end on Monday at 10:00 UTC.'],
  ['daily', 'streaks', 'The most correct picks in a row within the day. Days end at 10:00 UTC.'],
  ['weekly', 'followed', 'Followers gained within the week. Weeks end on Monday at 10:00 UTC.'],
  ['all', 'followed', 'Number of followers.'],
  ['daily', 'slayers', `${SLAYERS} 1 pick. Days end at 10:00 UTC.`],
  ['all', 'slayers', `${SLAYERS} 10 picks.`],
] as const)('describes the %s board of %s', (period, board, text) => {
  expect(BOARD_INFO[board].description(period)).toBe(text);
});

test.each([
  ['stars', [1_612, 806, 0, -5], [100, 50, 0, 0]],
  ['stars', [0, 0], [0, 0]],
] as const)('draws %s of %j as %j percent', (board, stars, widths) => {
  const entries = stars.map((count) => ({ ...leader, stars: count }));
  expect(entries.map(barWidths(entries, board))).toEqual(widths);
});

test.each([
  [250, 100],
  [-3, 0],
  [null, 0],
])('draws an accuracy of %j as %i percent', (accuracy, width) => {
  const entry = { ...leader, accuracy };
  expect(barWidths([entry], 'slayers')(entry)).toBe(width);
});
