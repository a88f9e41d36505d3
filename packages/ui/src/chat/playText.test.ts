import type { Play } from '@machine/contract/match.ts';
import { liveDetail, scorelessDetail } from '@machine/mocks/chat.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { eplPlays, nbaPlays } from '@machine/mocks/plays.ts';
import { expect, test } from 'vitest';
import { matchScore, newestFirst, playTime, runningScore } from './playText.ts';

const play = (overrides: Partial<Play>): Play => ({
  id: 'p',
  period: 1,
  clock: '7:12',
  description: '',
  scoreHome: 0,
  scoreAway: 0,
  ...overrides,
});

test.each([
  ['oldest first', nbaPlays],
  ['newest first', nbaPlays.toReversed()],
])('sorts plays that arrive %s with the newest first', (_, plays) => {
  expect(newestFirst(plays)[0]).toMatchObject({ scoreHome: 101, scoreAway: 98 });
});

test('treats plays without a change in period or score as oldest first', () => {
  const plays = [play({ id: 'a' }), play({ id: 'b' })];
  expect(newestFirst(plays).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('ignores plays without a score when detecting the order', () => {
  expect(newestFirst(eplPlays).map(({ id }) => id)).toEqual(['e6', 'e5', 'e4', 'e3', 'e2', 'e1']);
});

test.each([
  [1, '7:12', 'Q1 7:12'],
  [0, '7:12', 'Q0 7:12'],
  ['OT', '1:00', 'QOT 1:00'],
  [null, '7:12', '7:12'],
  [null, null, ''],
  [4, null, 'Q4'],
  ['', '', ''],
])('formats period %s and clock %s as "%s"', (period, clock, text) => {
  expect(playTime({ period, clock })).toBe(text);
});

test.each([
  [78, 74, '74 - 78'],
  [0, 0, '0 - 0'],
  [null, 74, '74 - –'],
  [null, null, '–'],
])('formats home %s and away %s as "%s"', (scoreHome, scoreAway, text) => {
  expect(runningScore({ scoreHome, scoreAway })).toBe(text);
});

test('formats the match score with the away team first, and shortens an overlong code', () => {
  expect(matchScore(liveDetail)).toBe('PHX 74 - 78 LAL');
  expect(matchScore(scorelessDetail)).toBe('PHX – - – LAL');
  expect(matchScore({ ...liveDetail, awayTeamAbbr: '', homeTeamAbbr: '' })).toBe('74 - 78');
  expect(matchScore({ ...liveDetail, homeTeamAbbr: HOSTILE_TEXTS.long }).length).toBeLessThan(40);
});
