import { expect, test } from 'vitest';
import { isQuiet, quietUntil } from './quiet-hours.ts';

const NIGHT = { from: 22, to: 8, timeZone: 'Europe/Berlin' };
const NOON = { from: 12, to: 14, timeZone: 'UTC' };
const NEVER = { from: 9, to: 9, timeZone: 'UTC' };

test.each<[at: string, hours: typeof NIGHT, until: string | null]>([
  ['2026-11-20T20:59:59Z', NIGHT, null],
  ['2026-11-20T21:00:00Z', NIGHT, '2026-11-21T07:00:00Z'],
  ['2026-11-21T06:59:59Z', NIGHT, '2026-11-21T07:00:00Z'],
  ['2026-11-21T07:00:00Z', NIGHT, null],
  ['2026-11-20T11:59:59Z', NOON, null],
  ['2026-11-20T12:00:00Z', NOON, '2026-11-20T14:00:00Z'],
  ['2026-11-20T14:00:00Z', NOON, null],
  ['2026-11-20T09:00:00Z', NEVER, null],
  // The night in which clocks are set forward, and the one in which they are set back.
  ['2026-03-29T00:30:00Z', NIGHT, '2026-03-29T06:00:00Z'],
  ['2026-10-25T00:30:00Z', NIGHT, '2026-10-25T07:00:00Z'],
  // It would end in the hour that is missing.
  ['2026-03-29T00:30:00Z', { ...NIGHT, to: 2 }, '2026-03-29T01:00:00Z'],
  // The last quiet hour is repeated, and stays quiet.
  ['2026-10-24T23:30:00Z', { ...NIGHT, to: 3 }, '2026-10-25T02:00:00Z'],
])('at %s with %o it is quiet until %s', (at, hours, until) => {
  const instant = Date.parse(at);
  expect(isQuiet(instant, hours)).toBe(until !== null);
  const end = quietUntil(instant, hours);
  expect(new Date(end).toISOString()).toBe((until ?? at).replace('Z', '.000Z'));
  expect(isQuiet(end, hours)).toBe(false);
});
