import { expect, test } from 'vitest';
import { ordinal, recordText, restText, scoreText } from './reasons.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
])('ordinal formats %i as %s', (position, text) => {
  expect(ordinal(position)).toBe(text);
});

test.each([
  [1, false, '1 hour'],
  [23.4, true, '23 hours (short)'],
  [71, false, '3 days'],
])('restText formats %d hours as %s', (hours, isShort, text) => {
  expect(restText(hours, isShort)).toBe(text);
});

test('recordText has draws only where matches can be drawn', () => {
  expect(recordText({ wins: 11, draws: 0, losses: 4 }, false)).toBe('11–4');
  expect(recordText({ wins: 3, draws: 2, losses: 2 }, true)).toBe('3–2–2');
});

test('scoreText needs both scores', () => {
  expect(scoreText(112, 104)).toBe('112–104');
  expect(scoreText(null, 104)).toBe('-');
});
