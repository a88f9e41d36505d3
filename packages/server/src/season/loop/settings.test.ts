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

describe('settingsFor', () => {
  const real = { origin: NOW, realOrigin: NOW, speed: 1 };
  const later = NOW + DAY_MS;
  const stored = (course: Settings['course'], highWaterMark: number) => ({
    ...played(secret(1)),
    settings: { course, eras: [secret(1)] },
    highWaterMark,
  });

  it.each([
    ['real time on a fresh database', NOTHING, FRESH, real],
    ['real time again after a restart', NOTHING, stored(REAL, NOW - HOUR_MS), real],
    ['real time, even if the clock is behind', NOTHING, stored(REAL, later), real],
    ['the present when SPEED is raised', { ...NOTHING, speed: 60 }, stored(REAL, NOW - 1), { ...real, speed: 60 }],
    [
      'where an accelerated season was',
      { ...NOTHING, speed: 60 },
      stored(ACCELERATED, later),
      { ...real, origin: later, speed: 60 },
    ],
    [
      'where an accelerated season was, now in real time',
      NOTHING,
      stored(ACCELERATED, later),
      { ...real, origin: later },
    ],
    [
      'where an accelerated season older than the settings was',
      NOTHING,
      { ...FRESH, highWaterMark: later },
      { ...real, origin: later },
    ],
    ['real time again once it has overtaken the season', NOTHING, stored(ACCELERATED, NOW - 1), real],
    ['the clock with ACCEPT_CLOCK', { ...NOTHING, acceptClock: true }, stored(ACCELERATED, later), real],
  ])('starts game time at %s', (_, requested, database, course) => {
    expect(settingsFor(requested, database).course).toEqual(course);
  });

  it.each([
    ['secret results on a fresh database', NOTHING, FRESH, [secret(1)]],
    ['open results on a fresh database with SEED', { ...NOTHING, seed: 7 }, FRESH, [open(7)]],
    [
      'a new era from the start when there are no matches yet',
      NOTHING,
      { ...FRESH, settings: { course: REAL, eras: [open(7)] } },
      [secret(7)],
    ],
    ['no new era on a restart', NOTHING, played(open(1), secret(1, NOW - DAY_MS)), [open(1), secret(1, NOW - DAY_MS)]],
    ['no new era on a restart with the same SEED', { ...NOTHING, seed: 7 }, played(open(7)), [open(7)]],
    [
      'open results for upcoming matches when SEED is added',
      { ...NOTHING, seed: 1 },
      played(secret(1)),
      [secret(1), open(1, SOON)],
    ],
    ['the same schedule when SEED is removed', NOTHING, played(open(7)), [open(7), secret(7, AHEAD + 1)]],
    [
      'an era after all announced matches when SEED changes',
      { ...NOTHING, seed: 8 },
      played(open(7)),
      [open(7), open(8, AHEAD + 1)],
    ],
    [
      'an era of the latest simulation after all announced matches of version 0.1.0',
      NOTHING,
      played({ ...secret(1), simulation: 1 }),
      [{ ...secret(1), simulation: 1 }, secret(1, AHEAD + 1)],
    ],
    [
      'a replacement for an era that has not started',
      NOTHING,
      played(open(7), open(8, AHEAD + 1)),
      [open(7), secret(8, AHEAD + 1)],
    ],
    [
      'an earlier start for an era stored by a clock that was far ahead, with ACCEPT_CLOCK',
      { ...NOTHING, acceptClock: true },
      played(open(1), secret(1, NOW + 3650 * DAY_MS)),
      [open(1), secret(1, SOON)],
    ],
    [
      'other secrets when a clock that was ahead may have revealed those of the season, with ACCEPT_CLOCK',
      { ...NOTHING, acceptClock: true },
      { ...played(secret(1)), highWaterMark: NOW + 200 * DAY_MS, lastStart: NOW + 208 * DAY_MS },
      [secret(1), secret(1, SOON)],
    ],
    [
      'the same secrets when the clock was ahead within the season, with ACCEPT_CLOCK',
      { ...NOTHING, acceptClock: true },
      { ...played(secret(1)), highWaterMark: NOW + 30 * DAY_MS, lastStart: NOW + 38 * DAY_MS },
      [secret(1)],
    ],
  ])('returns %s', (_, requested, database, eras) => {
    expect(settingsFor(requested, database).eras).toEqual(eras);
  });
});

it('reads the eras of version 0.1.0 as those of the first simulation', () => {
  const stored = { course: REAL, eras: [{ from: 0, seed: 1, isOpen: false }] };
  expect(schema.parse(stored).eras).toEqual([{ ...secret(1), simulation: 1 }]);
});

describe('conflictWith', () => {
  const accelerated = { course: ACCELERATED, eras: [secret(1)] };
  const opened = { course: ACCELERATED, eras: [secret(1), open(7, NOW)] };
  it.each([
    [accelerated, NOTHING, null],
    [accelerated, { ...NOTHING, speed: 60 }, null],
    [opened, { ...NOTHING, seed: 7 }, null],
    [opened, NOTHING, null],
    [
      accelerated,
      { ...NOTHING, speed: 1 },
      'SPEED must be 60 or unset: other servers on this database use that value.',
    ],
    [accelerated, { ...NOTHING, seed: 1 }, 'SEED must be unset: other servers on this database run without it.'],
    [opened, { ...NOTHING, seed: 1 }, 'SEED must be 7 or unset: other servers on this database use that value.'],
    [
      accelerated,
      { ...NOTHING, acceptClock: true },
      'ACCEPT_CLOCK requires all other servers on this database to be stopped.',
    ],
  ])('of stored %j with requested %j: %s', (settings, requested, message) => {
    expect(conflictWith(settings, requested)).toBe(message);
  });
});
