import { expect, test } from 'vitest';
import { dayInZone, EASTERN, readInstant, UK, wallTimeToInstant } from './wall-time.ts';

test.each([
  ['2026-01-10', '15:00', UK, '2026-01-10T15:00Z', 'winter in the UK'],
  ['2026-08-15', '15:00', UK, '2026-08-15T14:00Z', 'summer in the UK'],
  ['2026-03-28', '15:00', UK, '2026-03-28T15:00Z', 'the day before clocks go forward in the UK'],
  ['2026-03-29', '15:00', UK, '2026-03-29T14:00Z', 'the day on which clocks go forward in the UK'],
  ['2026-03-29', '00:59', UK, '2026-03-29T00:59Z', 'the last minute before clocks go forward'],
  ['2026-03-29', '02:00', UK, '2026-03-29T01:00Z', 'the first minute after clocks went forward'],
  ['2026-03-29', '01:30', UK, '2026-03-29T01:30Z', 'a skipped time: by the earlier offset'],
  ['2026-10-24', '15:00', UK, '2026-10-24T14:00Z', 'the day before clocks go back in the UK'],
  ['2026-10-25', '15:00', UK, '2026-10-25T15:00Z', 'the day on which clocks go back in the UK'],
  ['2026-10-25', '01:30', UK, '2026-10-25T00:30Z', 'a time that occurs twice: the first one'],
  ['2026-01-10', '19:30', EASTERN, '2026-01-11T00:30Z', 'winter in New York'],
  ['2026-04-10', '19:30', EASTERN, '2026-04-10T23:30Z', 'summer in New York'],
  ['2026-03-08', '19:30', EASTERN, '2026-03-08T23:30Z', 'the day on which clocks go forward in New York'],
  ['2026-03-08', '02:30', EASTERN, '2026-03-08T07:30Z', 'a skipped time in New York'],
  ['2026-11-01', '01:30', EASTERN, '2026-11-01T05:30Z', 'a time that occurs twice in New York'],
  ['2026-11-01', '19:30', EASTERN, '2026-11-02T00:30Z', 'the day on which clocks go back in New York'],
])('converts %s %s in %s to %s: %s', (date, time, zone, expected) => {
  expect(wallTimeToInstant(date, time, zone)).toBe(Date.parse(expected));
});

test.each([
  ['2026-02-29', '15:00'],
  ['2026-13-01', '15:00'],
  ['2026-01-10', '24:30'],
  ['soon', '15:00'],
])('rejects %s %s', (date, time) => {
  expect(wallTimeToInstant(date, time, UK)).toBeUndefined();
});

test.each([
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-07-22T03:59:59Z', '2026-07-21'],
  ['2026-07-22T04:00:00Z', '2026-07-22'],
])('returns the Eastern day of %s', (at, day) => {
  expect(dayInZone(Date.parse(at), EASTERN)).toBe(day);
});

test.each([
  ['2026-01-10T19:30:00Z', '2026-01-10T19:30Z'],
  ['2026-01-10T19:30:00.000Z', '2026-01-10T19:30Z'],
  ['2026-01-10T19:30:00-05:00', '2026-01-11T00:30Z'],
  ['2026-01-10T19:30:00', '2026-01-11T00:30Z'],
  ['2026-07-10T19:30', '2026-07-10T23:30Z'],
])('reads %s, in the zone unless it has an offset', (text, expected) => {
  expect(readInstant(text, EASTERN)).toBe(Date.parse(expected));
});

test.each(['2026-02-30T19:30:00Z', '2026-01-10', '2026-01-10T25:00:00', 'tomorrow'])('rejects %s', (text) => {
  expect(readInstant(text, EASTERN)).toBeUndefined();
});
