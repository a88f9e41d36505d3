import { expect, test } from 'vitest';
import { changeLetter, firstChange } from './changeLetter.ts';

test.each([
  ['Los Angeles Lakers are rated 1584.', 'Los Aogeles Lakers are rated 1584.', { from: 'Angeles', to: 'Aogeles' }],
  ['A czar azzz.', 'A caar azzz.', { from: 'czar', to: 'caar' }],
  ['𝒜bcd wins', '𝒜ccd wins', { from: '𝒜bcd', to: '𝒜ccd' }],
  ['1 2 3', '1 2 3.', { from: '3', to: '3.' }],
  ['', '.', { from: '', to: '.' }],
])('changeLetter changes one letter of %j', (text, changed, words) => {
  expect(changeLetter(text)).toBe(changed);
  expect(firstChange(text, changed)).toEqual(words);
});

test('firstChange finds what was removed, and nothing in equal texts', () => {
  expect(firstChange('one two three', 'one three')).toEqual({ from: 'two', to: 'three' });
  expect(firstChange('one two', 'one ')).toEqual({ from: 'two', to: '' });
  expect(firstChange('one', 'one')).toBeNull();
});
