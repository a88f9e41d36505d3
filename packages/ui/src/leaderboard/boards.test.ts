import { BOARDS, PERIODS } from '@machine/contract';
import { leader } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { BOARD_WORDS, boardTitle, shares } from './boards.ts';

test.each([
  ['weekly', 'stars', 'Stars, weekly'],
  ['all', 'slayers', 'AI Slayers, all-time'],
  ['daily', 'followed', 'Most Followed, daily'],
] as const)('the %s board of %s is called %s', (period, board, title) => {
  expect(boardTitle(period, board)).toBe(title);
});

test.each([
  ['stars', '1,612'],
  ['slayers', '71.4%'],
  ['streaks', '12'],
  ['followed', '84'],
] as const)('the leader of %s has %s', (board, words) => {
  expect(BOARD_WORDS[board].words(leader)).toBe(words);
});

test('an accuracy that is not known has no number', () => {
  expect(BOARD_WORDS.slayers.words({ ...leader, accuracy: null })).toBe('-');
});

test.each(PERIODS)('the boards that ignore the %s period say so', (period) => {
  const timeless = BOARDS.filter((board) => BOARD_WORDS[board].rule(period).includes('all time'));
  expect(timeless).toEqual(['streaks', 'followed']);
});

test.each([
  ['daily', 'min. 1 pick.'],
  ['weekly', 'min. 3 picks.'],
  ['all', 'min. 10 picks.'],
] as const)('the %s AI Slayers say how many picks it takes: %s', (period, words) => {
  expect(BOARD_WORDS.slayers.rule(period)).toContain(words);
});

test.each([
  ['stars', [1_612, 806, 0, -5], [100, 50, 0, 0]],
  ['stars', [0, 0], [0, 0]],
] as const)('%s of %j are drawn as %j', (board, stars, drawn) => {
  const entries = stars.map((count) => ({ ...leader, stars: count }));
  expect(entries.map(shares(entries, board))).toEqual(drawn);
});

test.each([
  [71.4, 71.4],
  [250, 100],
  [-3, 0],
  [null, 0],
])('an accuracy of %j is drawn as %i', (accuracy, drawn) => {
  const entry = { ...leader, accuracy };
  expect(shares([entry], 'slayers')(entry)).toBe(drawn);
});
