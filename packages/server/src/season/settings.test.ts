import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../feed/time.ts';
import { conflictWith, type EraSettings, type Settings, settingsFor, type RequestedSettings } from './settings.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const SOON = NOW + 3 * HOUR_MS;
const AHEAD = NOW + 8 * DAY_MS;
const NOTHING: RequestedSettings = { seed: null, speed: null, acceptClock: false };
const REAL = { origin: NOW - DAY_MS, realOrigin: NOW - DAY_MS, speed: 1 };
const HURRIED = { origin: NOW, realOrigin: NOW - DAY_MS, speed: 60 };
const open = (seed: number, from = 0): EraSettings => ({ from, seed, isOpen: true });
const secret = (seed: number, from = 0): EraSettings => ({ from, seed, isOpen: false });
const FRESH = { settings: null, mark: 0, lastStart: null, realNow: NOW };
const played = (...eras: EraSettings[]) => ({
  settings: { course: REAL, eras },
  mark: NOW - HOUR_MS,
  lastStart: AHEAD,
  realNow: NOW,
});

describe('a process that is alone on its database', () => {
  const real = { origin: NOW, realOrigin: NOW, speed: 1 };
  const later = NOW + DAY_MS;
  const kept = (course: Settings['course'], mark: number) => ({
    ...played(secret(1)),
    settings: { course, eras: [secret(1)] },
    mark,
  });

  it.each([
    ['real time on a fresh database', NOTHING, FRESH, real],
    ['real time again after a restart', NOTHING, kept(REAL, NOW - HOUR_MS), real],
    ['real time, even if the clock is behind', NOTHING, kept(REAL, later), real],
    ['from the present, faster', { ...NOTHING, speed: 60 }, kept(REAL, NOW - 1), { ...real, speed: 60 }],
    [
      'where a hurried season was',
      { ...NOTHING, speed: 60 },
      kept(HURRIED, later),
      { ...real, origin: later, speed: 60 },
    ],
    ['where a hurried season was, no longer hurried', NOTHING, kept(HURRIED, later), { ...real, origin: later }],
    ['where a hurried season from before settings was', NOTHING, { ...FRESH, mark: later }, { ...real, origin: later }],
    ['real time again when it has overtaken the season', NOTHING, kept(HURRIED, NOW - 1), real],
    ['the clock, if that is accepted', { ...NOTHING, acceptClock: true }, kept(HURRIED, later), real],
  ])('sets game time to %s', (_, wanted, found, course) => {
    expect(settingsFor(wanted, found).course).toEqual(course);
  });

  it.each([
    ['a fresh database has secret results', NOTHING, FRESH, [secret(1)]],
    ['a fresh database with SEED is open', { ...NOTHING, seed: 7 }, FRESH, [open(7)]],
    [
      'a database without matches forgets what it was started with',
      NOTHING,
      { ...FRESH, settings: { course: REAL, eras: [open(7)] } },
      [secret(7)],
    ],
    [
      'a database from before settings keeps what has been played and gets secret results from then on',
      NOTHING,
      { ...FRESH, lastStart: AHEAD },
      [open(1), secret(1, SOON)],
    ],
    [
      'a database from before settings stays open with SEED',
      { ...NOTHING, seed: 7 },
      { ...FRESH, lastStart: AHEAD },
      [open(7)],
    ],
    [
      'a restart changes nothing',
      NOTHING,
      played(open(1), secret(1, NOW - DAY_MS)),
      [open(1), secret(1, NOW - DAY_MS)],
    ],
    ['a restart with the same SEED changes nothing', { ...NOTHING, seed: 7 }, played(open(7)), [open(7)]],
    ['SEED opens the matches to come', { ...NOTHING, seed: 1 }, played(secret(1)), [secret(1), open(1, SOON)]],
    ['without SEED, the schedule stays', NOTHING, played(open(7)), [open(7), secret(7, SOON)]],
    [
      'another SEED leaves what is announced as it is',
      { ...NOTHING, seed: 8 },
      played(open(7)),
      [open(7), open(8, AHEAD + 1)],
    ],
    [
      'an era that has not begun is replaced, not preceded',
      NOTHING,
      played(open(7), open(8, AHEAD + 1)),
      [open(7), secret(8, AHEAD + 1)],
    ],
    [
      'an era from a clock that was far ahead begins soon once the clock is accepted',
      { ...NOTHING, acceptClock: true },
      played(open(1), secret(1, NOW + 3650 * DAY_MS)),
      [open(1), secret(1, SOON)],
    ],
  ])('decides the results: %s', (_, wanted, found, eras) => {
    expect(settingsFor(wanted, found).eras).toEqual(eras);
  });
});

describe('a process beside others', () => {
  const hurried = { course: HURRIED, eras: [secret(1)] };
  const opened = { course: HURRIED, eras: [secret(1), open(7, NOW)] };
  it.each([
    [hurried, NOTHING, null],
    [hurried, { ...NOTHING, speed: 60 }, null],
    [opened, { ...NOTHING, seed: 7 }, null],
    [opened, NOTHING, null],
    [
      hurried,
      { ...NOTHING, speed: 1 },
      'SPEED must be 60 or not set: other servers are running on this database with it.',
    ],
    [hurried, { ...NOTHING, seed: 1 }, 'SEED must not be set: other servers are running on this database without it.'],
    [opened, { ...NOTHING, seed: 1 }, 'SEED must be 7 or not set: other servers are running on this database with it.'],
    [
      hurried,
      { ...NOTHING, acceptClock: true },
      'ACCEPT_CLOCK needs all other servers on this database to be stopped.',
    ],
  ])('that play by %j with %j: %s', (settings, wanted, sentence) => {
    expect(conflictWith(settings, wanted)).toBe(sentence);
  });
});
