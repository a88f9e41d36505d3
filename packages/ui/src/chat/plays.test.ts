import type { Play } from '@machine/contract';
import { eplPlays, HOSTILE_TEXTS, liveDetail, nbaPlays, scorelessDetail } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { matchScore, newestFirst, playTime, runningScore } from './plays.ts';

const play = (changed: Partial<Play>): Play => ({
  id: 'p',
  period: 1,
  clock: '7:12',
  description: '',
  scoreHome: 0,
  scoreAway: 0,
  ...changed,
});

test.each([
  ['a night that comes oldest first', nbaPlays],
  ['a night that comes newest first', nbaPlays.toReversed()],
])('%s is shown newest first', (_, plays) => {
  expect(newestFirst(plays)[0]).toMatchObject({ scoreHome: 101, scoreAway: 98 });
});

test('plays of one period and without a score come as sent, oldest first', () => {
  const plays = [play({ id: 'a' }), play({ id: 'b' })];
  expect(newestFirst(plays).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what has no score does not turn a list round', () => {
  expect(newestFirst(eplPlays).map(({ id }) => id)).toEqual(['e6', 'e5', 'e4', 'e3', 'e2', 'e1']);
});

test.each([
  [1, '7:12', 'Q1 7:12'],
  [0, '7:12', 'Q0 7:12'],
  [5, '1:00', 'Q5 1:00'],
  ['OT', '1:00', 'QOT 1:00'],
  [null, '7:12', '7:12'],
  [null, null, ''],
  [4, null, 'Q4'],
  ['', '', ''],
])('period %s and clock %s read "%s"', (period, clock, words) => {
  expect(playTime({ period, clock })).toBe(words);
});

test.each([
  [78, 74, '74 - 78'],
  [0, 0, '0 - 0'],
  [null, 74, '74 - –'],
  [null, null, '–'],
])('home %s and away %s read "%s"', (scoreHome, scoreAway, words) => {
  expect(runningScore({ scoreHome, scoreAway })).toBe(words);
});

test('the score of a match names the away side first', () => {
  expect(matchScore(liveDetail)).toBe('PHX 74 - 78 LAL');
  expect(matchScore(scorelessDetail)).toBe('PHX – - – LAL');
  expect(matchScore({ ...liveDetail, awayTeamAbbr: '', homeTeamAbbr: '' })).toBe('74 - 78');
});

test('a code that is no code does not fill the score', () => {
  expect(matchScore({ ...liveDetail, homeTeamAbbr: HOSTILE_TEXTS.long }).length).toBeLessThan(40);
});
