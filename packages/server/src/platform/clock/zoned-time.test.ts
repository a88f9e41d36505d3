import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from './time.ts';
import { localDateOf, localHourOf, nextLocalHour } from './zoned-time.ts';

const NEW_YORK = 'America/New_York';
const LORD_HOWE = 'Australia/Lord_Howe';

test.each<[zone: string, after: string, hour: number, next: string, why: string]>([
  ['UTC', '2026-11-20T07:59:59Z', 8, '2026-11-20T08:00:00Z', 'later today'],
  ['UTC', '2026-11-20T08:00:00Z', 8, '2026-11-21T08:00:00Z', 'the hour itself is not after it'],
  ['Asia/Kolkata', '2026-11-20T00:00:00Z', 6, '2026-11-20T00:30:00Z', 'half an hour off'],
  ['Pacific/Kiritimati', '2026-11-20T00:00:00Z', 0, '2026-11-20T10:00:00Z', '14 hours ahead'],
  ['Pacific/Pago_Pago', '2026-11-20T00:00:00Z', 23, '2026-11-20T10:00:00Z', '11 hours behind'],
  // March 8, 2026: 2:00 becomes 3:00.
  [NEW_YORK, '2026-03-08T00:00:00Z', 2, '2026-03-08T07:00:00Z', 'the missing hour begins when it is skipped'],
  // November 1, 2026: 2:00 becomes 1:00.
  [NEW_YORK, '2026-11-01T04:30:00Z', 1, '2026-11-01T05:00:00Z', 'the repeated hour begins once'],
  // Clocks that change by half an hour, and at midnight.
  [LORD_HOWE, '2026-10-03T14:00:00Z', 2, '2026-10-03T15:30:00Z', 'half an hour is missing on Lord Howe'],
  ['America/Santiago', '2026-09-05T12:00:00Z', 0, '2026-09-06T04:00:00Z', 'midnight is missing in Santiago'],
  ['Africa/Cairo', '2026-10-29T20:00:00Z', 23, '2026-10-30T21:00:00Z', 'the hour before midnight is repeated in Cairo'],
])('%s: after %s, %i o’clock is %s (%s)', (zone, after, hour, next) => {
  expect(new Date(nextLocalHour(Date.parse(after), hour, zone)).toISOString()).toBe(next.replace('Z', '.000Z'));
});

test.each([NEW_YORK, LORD_HOWE, 'America/Santiago', 'Africa/Cairo'])(
  'every day of a year in %s has each hour once',
  (zone) => {
    for (const hour of [0, 2, 23]) {
      const times: number[] = [];
      for (let at = Date.UTC(2026, 0, 1); times.length < 366; at = times.at(-1) ?? 0) {
        times.push(nextLocalHour(at, hour, zone));
      }
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(DAY_MS - HOUR_MS);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
      expect(new Set(times.map((at) => localDateOf(at, zone))).size).toBe(times.length);
    }
  },
);

test('tells the hour and the date in a time zone', () => {
  const at = Date.parse('2026-11-20T03:30:00Z');
  expect([localHourOf(at, NEW_YORK), localDateOf(at, NEW_YORK)]).toEqual([22, '2026-11-19']);
  expect(localHourOf(Date.parse('2026-11-20T00:00:00Z'), 'UTC')).toBe(0);
});
