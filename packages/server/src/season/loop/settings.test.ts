import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import {
  conflictWith,
  type EraSettings,
  type Settings,
  settings as schema,
  settingsFor,
  type RequestedSettings,
} from './settings.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const SOON = NOW + 3 * HOUR_MS;
const AHEAD = NOW + 8 * DAY_MS;
const NOTHING: RequestedSettings = { seed: null, speed: null, acceptClock: false };
const REAL = { origin: NOW - DAY_MS, realOrigin: NOW - DAY_MS, speed: 1 };
const ACCELERATED = { origin: NOW, realOrigin: NOW - DAY_MS, speed: 60 };
const open = (seed: number, from = 0): EraSettings => ({ from, seed, isOpen: true, simulation: 2 });
const secret = (seed: number, from = 0): EraSettings => ({ from, seed, isOpen: false, simulation: 2 });
const FRESH = { settings: null, highWaterMark: 0, lastStart: null, realNow: NOW };
const played = (...eras: EraSettings[]) => ({
  settings: { course: REAL, eras },
  highWaterMark: NOW - HOUR_MS,
  lastStart: AHEAD,
  realNow: NOW,
});

const FAST = { ...NOTHING, speed: 60 };
const ACCEPT = { ...NOTHING, acceptClock: true };
const seeded = (seed: number) => ({ ...NOTHING, seed });
/** A season whose clock was days ahead. */
const ahead = (days: number) => ({
  ...played(secret(1)),
  highWaterMark: NOW + days * DAY_MS,
  lastStart: NOW + (days + 8) * DAY_MS,
});

describe('settingsFor', () => {
  const from = (origin = NOW, speed = 1) => ({ origin, realOrigin: NOW, speed });
  const later = NOW + DAY_MS;
  const stored = (course: Settings['course'], highWaterMark: number) => ({
    ...played(secret(1)),
    settings: { course, eras: [secret(1)] },
    highWaterMark,
  });

  it.each([
    ['real time on a fresh database', NOTHING, FRESH, from()],
    ['real time, even if the clock is behind', NOTHING, stored(REAL, later), from()],
    ['the present when SPEED is raised', FAST, stored(REAL, NOW - 1), from(NOW, 60)],
    ['where an accelerated season was', FAST, stored(ACCELERATED, later), from(later, 60)],
    ['where an accelerated season was, now in real time', NOTHING, stored(ACCELERATED, later), from(later)],
    ['where a season older than the settings was', NOTHING, { ...FRESH, highWaterMark: later }, from(later)],
    ['real time again once it has overtaken the season', NOTHING, stored(ACCELERATED, NOW - 1), from()],
    ['the clock with ACCEPT_CLOCK', ACCEPT, stored(ACCELERATED, later), from()],
  ])('starts game time at %s', (_, requested, database, course) => {
    expect(settingsFor(requested, database).course).toEqual(course);
  });

  const YESTERDAY = NOW - DAY_MS;
  const ANNOUNCED = AHEAD + 1;
  const FIRST: EraSettings = { ...secret(1), simulation: 1 };
  const UNSTARTED = played(open(7), open(8, ANNOUNCED));
  const YEARS_AHEAD = played(open(1), secret(1, NOW + 3650 * DAY_MS));
  const UNPLAYED = { ...FRESH, settings: { course: REAL, eras: [open(7)] } };
  it.each([
    ['secret results on a fresh database', NOTHING, FRESH, [secret(1)]],
    ['open results on a fresh database with SEED', seeded(7), FRESH, [open(7)]],
    ['a new era from the start when there are no matches yet', NOTHING, UNPLAYED, [secret(7)]],
    ['no new era on a restart', NOTHING, played(open(1), secret(1, YESTERDAY)), [open(1), secret(1, YESTERDAY)]],
    ['no new era on a restart with the same SEED', seeded(7), played(open(7)), [open(7)]],
    ['open results for upcoming matches when SEED is added', seeded(1), played(secret(1)), [secret(1), open(1, SOON)]],
    ['the same schedule when SEED is removed', NOTHING, played(open(7)), [open(7), secret(7, ANNOUNCED)]],
    ['an era after all announced matches when SEED changes', seeded(8), played(open(7)), [open(7), open(8, ANNOUNCED)]],
    ['the latest simulation after all matches of version 0.1.0', NOTHING, played(FIRST), [FIRST, secret(1, ANNOUNCED)]],
    ['a replacement for an era that has not started', NOTHING, UNSTARTED, [open(7), secret(8, ANNOUNCED)]],
    ['an earlier start for an era of a clock that was years ahead', ACCEPT, YEARS_AHEAD, [open(1), secret(1, SOON)]],
    ['other secrets, with ACCEPT_CLOCK, if some may be revealed', ACCEPT, ahead(200), [secret(1), secret(1, SOON)]],
    ['the same secrets when the clock was ahead within the season, with ACCEPT_CLOCK', ACCEPT, ahead(30), [secret(1)]],
  ])('returns %s', (_, requested, database, eras) => {
    expect(settingsFor(requested, database).eras).toEqual(eras);
  });
});

it('reads the eras of version 0.1.0 as those of the first simulation', () => {
  const stored = { course: REAL, eras: [{ from: 0, seed: 1, isOpen: false }] };
  expect(schema.parse(stored).eras).toEqual([{ ...secret(1), simulation: 1 }]);
});

const accelerated = { course: ACCELERATED, eras: [secret(1)] };
const OTHERS = 'other servers on this database use that value.';
const opened = { course: ACCELERATED, eras: [secret(1), open(7, NOW)] };
it.each([
  [accelerated, NOTHING, null],
  [accelerated, FAST, null],
  [opened, seeded(7), null],
  [opened, NOTHING, null],
  [accelerated, { ...FAST, speed: 1 }, `SPEED must be 60 or unset: ${OTHERS}`],
  [accelerated, seeded(1), 'SEED must be unset: other servers on this database run without it.'],
  [opened, seeded(1), `SEED must be 7 or unset: ${OTHERS}`],
  [accelerated, ACCEPT, 'ACCEPT_CLOCK requires all other servers on this database to be stopped.'],
])('the conflict of stored %j with requested %j is %s', (settings, requested, message) => {
  expect(conflictWith(settings, requested)).toBe(message);
});
