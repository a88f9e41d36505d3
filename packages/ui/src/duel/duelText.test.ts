import { expect, it } from 'vitest';
import { endTitle, recordText } from './duelText.ts';

it.each([
  [14.2, 12.6, 'You beat the Machine last week'],
  [3, 3.1, 'The Machine won last week'],
  [5, 5, 'You and the Machine are level for the week'],
])('a week of %f against %f: %s', (you, machine, title) => {
  expect(endTitle({ startsAt: '', you, machine })).toBe(title);
});

it.each([
  [{ won: 0, lost: 0, level: 0, inARow: 0 }, ''],
  [{ won: 1, lost: 0, level: 0, inARow: 1 }, '1 week won, 0 lost.'],
  [{ won: 5, lost: 2, level: 1, inARow: 3 }, '5 weeks won, 2 lost, 1 level. 3 won in a row.'],
])('a record of %j: %j', (record, text) => {
  expect(recordText(record)).toBe(text);
});
