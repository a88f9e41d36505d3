import { eplPlays, HOSTILE_TEXTS, nbaPlays, scorelessPlays } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { describeProgression, scoreProgression } from './scoreProgression.ts';

const sides = { home: 'Lakers', away: 'Suns' };

test.each([
  ['oldest first', nbaPlays],
  ['newest first', nbaPlays.toReversed()],
])('returns points oldest first for plays sent %s', (_, plays) => {
  const points = scoreProgression(plays);
  expect(points).toHaveLength(nbaPlays.length);
  expect(points.at(-1)).toEqual({ home: 101, away: 98 });
});

test('skips plays without a score', () => {
  expect(scoreProgression(eplPlays)).toHaveLength(eplPlays.length - 1);
  expect(scoreProgression(scorelessPlays)).toEqual([]);
});

const pointsOf = (...scores: [home: number, away: number][]) => scores.map(([home, away]) => ({ home, away }));

test.each([
  ['Lakers led for most of the match; largest lead 14; final: Suns 98, Lakers 101', scoreProgression(nbaPlays)],
  ['Suns led for most of the match; largest lead 3; final: Suns 3, Lakers 0', pointsOf([0, 2], [0, 3])],
  ['Level for most of the match; largest lead 1; final: Suns 0, Lakers 1', pointsOf([0, 0], [0, 0], [1, 0])],
  ['Level for most of the match; final: Suns 0, Lakers 0', pointsOf([0, 0])],
  ['The lead changed hands; largest lead 2; final: Suns 2, Lakers 4', pointsOf([2, 0], [2, 2], [2, 2], [4, 2])],
  ['', []],
])('describes a progression as %j', (sentence, progression) => {
  expect(describeProgression(progression, sides, true)).toBe(sentence);
});

test('gives the current score of a match that is not final', () => {
  expect(describeProgression(pointsOf([2, 0]), sides, false)).toMatch(/so far: Suns 0, Lakers 2$/);
});

test('strips bidi control characters from team names', () => {
  const sentence = describeProgression(pointsOf([2, 0]), { home: HOSTILE_TEXTS.bidi, away: 'Suns' }, true);
  expect(sentence).toBe('adminnimdax led for most of the match; largest lead 2; final: Suns 0, adminnimdax 2');
});

test('describes a progression of 200,000 plays (R13)', () => {
  const long = Array.from({ length: 200_000 }, (_, index) => ({ home: index, away: 0 }));
  expect(describeProgression(long, sides, true)).toContain('largest lead 199999');
});
