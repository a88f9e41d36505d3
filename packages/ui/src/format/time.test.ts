import { expect, test } from 'vitest';
import { countdown, hasStarted } from './countdown.ts';
import { clockTime, dateLabel, fullTime, relativeTime, startLabel, timeAgo, weekdayTime } from './time.ts';

const now = new Date('2025-10-14T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'Match has started'],
  [1, 'Starting soon'],
  [59 * SECOND + 999, 'Starting soon'],
  [MINUTE, 'Starts in 1m'],
  [59 * MINUTE + 59 * SECOND, 'Starts in 59m'],
  [HOUR, 'Starts in 1h 0m'],
  [DAY - 1, 'Starts in 23h 59m'],
  [DAY, 'Starts in 1d 0h'],
  [3 * DAY + 5 * HOUR + 59 * MINUTE, 'Starts in 3d 5h'],
])('countdown %i ms before the start is "%s"', (ms, expected) => {
  expect(countdown(at(ms), now)).toBe(expected);
});

test.each(['', 'soon', '+10000-01-01T00:00:00Z'])('the invalid time %j has a dash for a label', (value) => {
  const labels = [countdown, relativeTime, timeAgo].map((label) => label(value, now));
  expect([...labels, startLabel(value), dateLabel(value), fullTime(value)]).toEqual(Array(6).fill('-'));
  expect(hasStarted(value, now)).toBe(false);
});

test.each([
  ['UTC', 'Oct 14, 7:05 PM'],
  ['Asia/Kolkata', 'Oct 15, 12:35 AM'],
])('labels a start in %s as %s', (zone, expected) => {
  expect(startLabel('2025-10-14T19:05:00Z', zone)).toBe(expected);
});

test.each([
  [-(MINUTE - 1), 'just now', 'just now'],
  [-MINUTE, '1 minute ago', '1 minute ago'],
  [-HOUR, '1 hour ago', '1 hour ago'],
  [-(DAY - 1), '23 hours ago', '23 hours ago'],
  [-DAY, '1 day ago', '1 day ago'],
  [-1_200 * DAY, '1,200 days ago', '1,200 days ago'],
  [MINUTE - 1, 'just now', 'just now'],
  [5 * MINUTE, 'in 5 minutes', 'just now'],
  [26 * HOUR, 'in 1 day', 'just now'],
])('%i ms from now is %j, or %j for a past event', (ms, expected, past) => {
  expect(relativeTime(at(ms), now)).toBe(expected);
  expect(timeAgo(at(ms), now)).toBe(past);
});

test.each([
  ['UTC', 'Oct 2, 2025'],
  ['Pacific/Kiritimati', 'Oct 3, 2025'],
])('labels a day in %s as %s', (zone, expected) => {
  expect(dateLabel('2025-10-02T19:04:00Z', zone)).toBe(expected);
  expect(fullTime('2025-10-02T19:04:00Z', zone)).toMatch(expected);
});

test('clockTime and weekdayTime are those of the viewer', () => {
  const [at, zone] = ['2025-10-15T02:30:00Z', 'America/New_York'];
  expect([clockTime(at, zone), weekdayTime(at, zone)]).toEqual(['10:30 PM', 'Tue 10:30 PM']);
});
