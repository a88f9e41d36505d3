import { expect, test } from 'vitest';
import { easternInstant, readInstant } from './wall-time.ts';

test.each([
  ['2026-01-10', '19:30', '2026-01-11T00:30Z', 'winter'],
  ['2026-04-10', '19:30', '2026-04-10T23:30Z', 'summer'],
  ['2026-03-08', '02:30', '2026-03-08T07:30Z', 'skipped: by the earlier offset'],
  ['2026-11-01', '01:30', '2026-11-01T05:30Z', 'twice: the first one'],
])('converts %s %s to %s: %s', (date, time, expected) => {
  expect(easternInstant(date, time)).toBe(Date.parse(expected));
});

test.each([
  ['2026-02-29', '15:00'],
  ['2026-13-01', '15:00'],
  ['2026-01-10', '24:30'],
  ['soon', '15:00'],
])('rejects %s %s', (date, time) => {
  expect(easternInstant(date, time)).toBeUndefined();
});

test.each([
  ['2026-01-10T19:30:00Z', '2026-01-10T19:30Z'],
  ['2026-01-10T19:30:00.000Z', '2026-01-10T19:30Z'],
  ['2026-01-10T19:30:00-05:00', '2026-01-11T00:30Z'],
  ['2026-01-10T19:30:00', '2026-01-11T00:30Z'],
  ['2026-07-10T19:30', '2026-07-10T23:30Z'],
])('reads %s, as Eastern time unless it has an offset', (text, expected) => {
  expect(readInstant(text)).toBe(Date.parse(expected));
});

test.each(['2026-02-30T19:30:00Z', '2026-01-10', '2026-01-10T25:00:00', 'tomorrow'])('rejects %s', (text) => {
  expect(readInstant(text)).toBeUndefined();
});
