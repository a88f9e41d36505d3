import { eplPlays, HOSTILE_TEXTS, nbaPlays, scorelessPlays } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { describeProgression, scoreProgression } from './scoreProgression.ts';

const sides = { home: 'Lakers', away: 'Suns' };

test.each([
  ['oldest first', nbaPlays],
  ['newest first', nbaPlays.toReversed()],
])('a course sent %s is read oldest first', (_, plays) => {
  const course = scoreProgression(plays);
  expect(course).toHaveLength(nbaPlays.length);
  expect(course.at(-1)).toEqual({ home: 101, away: 98 });
});

test('2.8: plays without a score are skipped', () => {
  expect(scoreProgression(eplPlays)).toHaveLength(eplPlays.length - 1);
  expect(scoreProgression(scorelessPlays)).toEqual([]);
});

const course = (...scores: [home: number, away: number][]) => scores.map(([home, away]) => ({ home, away }));

test.each([
  ['Lakers led for most of the match; largest lead 14; final: Suns 98, Lakers 101', scoreProgression(nbaPlays)],
  ['Suns led for most of the match; largest lead 3; final: Suns 3, Lakers 0', course([0, 2], [0, 3])],
  ['Level for most of the match; largest lead 1; final: Suns 0, Lakers 1', course([0, 0], [0, 0], [1, 0])],
  ['Level for most of the match; final: Suns 0, Lakers 0', course([0, 0])],
  ['The lead changed hands; largest lead 2; final: Suns 2, Lakers 4', course([2, 0], [2, 2], [2, 2], [4, 2])],
  ['', []],
])('a course is told as %j', (sentence, points) => {
  expect(describeProgression(points, sides, true)).toBe(sentence);
});

test('a match that goes on has no final score', () => {
  expect(describeProgression(course([2, 0]), sides, false)).toMatch(/so far: Suns 0, Lakers 2$/);
});

test('2.8: a name that turns the direction does not turn the score', () => {
  const sentence = describeProgression(course([2, 0]), { home: HOSTILE_TEXTS.bidi, away: 'Suns' }, true);
  expect(sentence).toBe('adminnimdax led for most of the match; largest lead 2; final: Suns 0, adminnimdax 2');
});

test('R13: ten thousand plays are told as well', () => {
  const long = Array.from({ length: 200_000 }, (_, index) => ({ home: index, away: 0 }));
  expect(describeProgression(long, sides, true)).toContain('largest lead 199999');
});
