import { BOARDS } from '@machine/contract';
import { leader } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { barWidths, BOARD_INFO, boardTitle } from './boardInfo.ts';

test('titles a board with its period', () => {
  expect(boardTitle('weekly', 'stars')).toBe('Stars, weekly');
});

test.each([
  ['stars', '2,257.1'],
  ['slayers', '71.4%'],
  ['streaks', '12'],
  ['followed', '84'],
] as const)('formats the leader of %s as %s', (board, text) => {
  expect(BOARD_INFO[board].format(leader)).toBe(text);
});

test('formats an unknown accuracy as a dash', () => {
  expect(BOARD_INFO.slayers.format({ ...leader, accuracy: null })).toBe('-');
});

test.each([
  ['daily', 'streaks', 'The most correct picks in a row within the day. Days end at 10:00 UTC.'],
  ['weekly', 'followed', 'Followers gained within the week. Weeks end on Monday at 10:00 UTC.'],
  ['all', 'followed', 'Number of followers.'],
] as const)('describes the %s board of %s', (period, board, text) => {
  expect(BOARD_INFO[board].description(period)).toBe(text);
});

test.each([
  ['daily', 'min. 1 pick.'],
  ['weekly', 'min. 3 picks.'],
  ['all', 'min. 10 picks.'],
] as const)('describes the minimum number of %s picks for AI Slayers: %s', (period, text) => {
  expect(BOARD_INFO.slayers.description(period)).toContain(text);
});

test.each([
  ['daily', /\. Days end at 10:00 UTC\.$/],
  ['weekly', /\. Weeks end on Monday at 10:00 UTC\.$/],
  ['all', /^(?!.*UTC)/],
] as const)('describes when the %s period of a board ends', (period, end) => {
  for (const board of BOARDS) expect(BOARD_INFO[board].description(period)).toMatch(end);
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
