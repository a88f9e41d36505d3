import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CLOCK_TOLERANCE_MS, type TimeScale, createClock } from './clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const database = await openTestDatabase();

const byDatabase = async (timeScale?: TimeScale) => {
  const clock = createClock(database.dialect, timeScale);
  const { rows } = await sql<{ now: number }>`select ${clock.sql} as now`.execute(database.db);
  return rows[0]?.now ?? Number.NaN;
};

it('is real time in whole milliseconds by default, in the process and in SQL', async () => {
  const before = Date.now();
  const now = await byDatabase();
  expect(Number.isInteger(now)).toBe(true);
  expect(now).toBeGreaterThanOrEqual(before - 1);
  expect(now).toBeLessThanOrEqual(Date.now() + 1);
  expect(createClock(database.dialect).now()).toBeGreaterThanOrEqual(before);
});

it('runs at the given speed in the process and in SQL', async () => {
  const realOrigin = Date.now() - 1000;
  const timeScale = { origin: 1_800_000_000_000, realOrigin, speed: 60 };
  const before = createClock(database.dialect, timeScale).now();
  const now = await byDatabase(timeScale);
  const after = createClock(database.dialect, timeScale).now();
  expect(before).toBeGreaterThanOrEqual(timeScale.origin + 60_000);
  // A real millisecond is 60 here, and the two may round differently.
  expect(now).toBeGreaterThanOrEqual(before - 60);
  expect(now).toBeLessThanOrEqual(after + 60);
});

it('stands still at speed 0 or moves to where it is set, but waits at its mark, in the process and in SQL', async () => {
  const timeScale = { origin: 1_800_000_000_000, realOrigin: 5, speed: 0 };
  const clock = createClock(database.dialect, timeScale);
  const both = async () => {
    const { rows } = await sql<{ now: number }>`select ${clock.sql} as now`.execute(database.db);
    return [clock.now(), rows[0]?.now];
  };
  for (const origin of [1_800_000_000_000, 1_700_000_000_123]) {
    timeScale.origin = origin;
    expect(await both()).toEqual([origin, origin]);
  }
  clock.raiseMark(timeScale.origin + 7);
  expect(await both()).toEqual([timeScale.origin + 7, timeScale.origin + 7]);
  clock.raiseMark(timeScale.origin + 3);
  expect([await both(), clock.behindMs()]).toEqual([[timeScale.origin + 7, timeScale.origin + 7], 7]);
  timeScale.origin += 8;
  expect([await both(), clock.behindMs()]).toEqual([[timeScale.origin, timeScale.origin], -1]);
});

it('is not real while it is behind its mark by more than the tolerance', () => {
  const clock = createClock(database.dialect);
  clock.raiseMark(Date.now() + CLOCK_TOLERANCE_MS - 1_000);
  expect(clock.isReal).toBe(true);
  clock.raiseMark(Date.now() + CLOCK_TOLERANCE_MS + 60_000);
  expect(clock.isReal).toBe(false);
});
