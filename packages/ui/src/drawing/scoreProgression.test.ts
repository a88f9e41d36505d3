import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { eplPlays, nbaPlays, scorelessPlays } from '@machine/mocks/plays.ts';
import { expect, test } from 'vitest';
import { describeProgression, scoreProgression } from './scoreProgression.ts';

const sides = { home: 'Lakers', away: 'Suns' };

test('returns points oldest first, whichever play is sent first', () => {
  const { points } = scoreProgression(nbaPlays);
  expect(points).toHaveLength(nbaPlays.length);
  expect(points.at(-1)).toMatchObject({ home: 101, away: 98 });
  expect(scoreProgression(nbaPlays.toReversed()).points).toEqual(points);
});

test('skips plays without a score', () => {
  expect(scoreProgression(eplPlays).points).toHaveLength(eplPlays.length - 1);
  expect(scoreProgression(scorelessPlays).points).toEqual([]);
});

/** Football plays: the minute and the score. */
const plays = (...scores: [clock: string | null, home: number, away: number][]) =>
  scores.map(([clock, scoreHome, scoreAway], index) => ({
    id: String(index),
    period: 1,
    clock,
    description: '',
    scoreHome,
    scoreAway,
  }));

test.each([
  ['Lakers led for most of the match; largest lead 14; final: Lakers 101, Suns 98', nbaPlays],
  [
    'Suns led for most of the match; largest lead 3; final: Lakers 0, Suns 3',
    plays(["20'", 0, 2], ["85'", 0, 3], ['FT', 0, 3]),
  ],
  // Level for 80 minutes, though the home side is ahead after most plays.
  [
    'Level for most of the match; largest lead 3; final: Lakers 3, Suns 0',
    plays(["80'", 1, 0], ["85'", 2, 0], ["88'", 3, 0], ['FT', 3, 0]),
  ],
  ['Level for most of the match; final: Lakers 0, Suns 0', plays(["1'", 0, 0], ['FT', 0, 0])],
  [
    'The lead changed hands; largest lead 1; final: Lakers 2, Suns 1',
    plays(["10'", 0, 1], ["50'", 1, 1], ["60'", 2, 1], ['FT', 2, 1]),
  ],
  ['Lakers never trailed; largest lead 1; final: Lakers 1, Suns 1', plays(["15'", 1, 0], ["60'", 1, 1], ['FT', 1, 1])],
  ['', []],
])('describes a progression as %j', (sentence, match) => {
  expect(describeProgression(scoreProgression(match), sides, 'FINAL')).toBe(sentence);
});

test('counts plays where the server sends no clocks', () => {
  const progression = scoreProgression(plays([null, 0, 2], [null, 1, 2], [null, 1, 3], ["90'", 3, 3]));
  expect(progression).toMatchObject({ now: 5, end: 5, periods: [] });
  expect(progression.points.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(describeProgression(progression, sides, 'FINAL')).toMatch(/^Suns led for most of the match/);
});

test.each([
  ['LIVE', 'so far'],
  ['PROVISIONAL', 'final'],
  ['VOID', 'voided at'],
  ['POSTPONED', 'postponed at'],
])('says what the last score of a match is that is %s', (status, word) => {
  const progression = scoreProgression(plays(["5'", 2, 0], ["50'", 2, 0]));
  expect(describeProgression(progression, sides, status)).toMatch(new RegExp(`; ${word}: Lakers 2, Suns 0$`));
});

test('strips bidi control characters from team names', () => {
  const progression = scoreProgression(plays(["5'", 2, 0], ["50'", 2, 0]));
  const sentence = describeProgression(progression, { home: HOSTILE_TEXTS.bidi, away: 'Suns' }, 'FINAL');
  expect(sentence).toBe('adminnimdax led for most of the match; largest lead 2; final: adminnimdax 2, Suns 0');
});

test('describes a progression of 200,000 plays', () => {
  const long = Array.from({ length: 200_000 }, (_, index) => ({ ...plays(["5'", index, 0])[0], id: String(index) }));
  expect(describeProgression(scoreProgression(long as typeof nbaPlays), sides, 'FINAL')).toContain(
    'largest lead 199999',
  );
});
