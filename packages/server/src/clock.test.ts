import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLOCK_TOLERANCE_MS, type Course, createClock } from './clock.ts';
import type { OpenDatabase } from './db/open.ts';
import { openTestDatabase } from './testing/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const byDatabase = async (course?: Course) => {
  const clock = createClock(database.dialect, course);
  const { rows } = await sql<{ now: number }>`select ${clock.sql} as now`.execute(database.db);
  return rows[0]?.now ?? Number.NaN;
};

it('is real time by default, in whole milliseconds, for the process and for the database', async () => {
  const before = Date.now();
  const now = await byDatabase();
  expect(Number.isInteger(now)).toBe(true);
  expect(now).toBeGreaterThanOrEqual(before - 1);
  expect(now).toBeLessThanOrEqual(Date.now() + 1);
  expect(Math.abs(createClock(database.dialect).now() - now)).toBeLessThan(1000);
});

it('stands still at speed 0 and goes where it is set', async () => {
  const course = { origin: 1_800_000_000_000, realOrigin: 5, speed: 0 };
  const clock = createClock(database.dialect, course);
  for (const origin of [1_800_000_000_000, 1_700_000_000_123]) {
    course.origin = origin;
    expect([clock.now(), await byDatabase(course)]).toEqual([origin, origin]);
  }
});

it('runs as fast as it is told, the same in both', async () => {
  const realOrigin = Date.now() - 1000;
  const course = { origin: 1_800_000_000_000, realOrigin, speed: 60 };
  const before = createClock(database.dialect, course).now();
  const now = await byDatabase(course);
  const after = createClock(database.dialect, course).now();
  expect(before).toBeGreaterThanOrEqual(course.origin + 60_000);
  // A real millisecond is 60 here, and the two may round differently.
  expect(now).toBeGreaterThanOrEqual(before - 60);
  expect(now).toBeLessThanOrEqual(after + 60);
});

it('stands still at its mark, for the process and for the database, until the course has passed it', async () => {
  const course = { origin: 1_800_000_000_000, realOrigin: 5, speed: 0 };
  const clock = createClock(database.dialect, course);
  const both = async () => {
    const { rows } = await sql<{ now: number }>`select ${clock.sql} as now`.execute(database.db);
    return [clock.now(), rows[0]?.now];
  };
  clock.raiseMark(course.origin + 7);
  expect(await both()).toEqual([course.origin + 7, course.origin + 7]);
  clock.raiseMark(course.origin + 3);
  expect([await both(), clock.behindMs()]).toEqual([[course.origin + 7, course.origin + 7], 7]);
  course.origin += 8;
  expect([await both(), clock.behindMs()]).toEqual([[course.origin, course.origin], -1]);
});

it('is not real time while it is behind its mark by more than the tolerance', () => {
  const clock = createClock(database.dialect);
  clock.raiseMark(Date.now() + CLOCK_TOLERANCE_MS - 1_000);
  expect(clock.isReal).toBe(true);
  clock.raiseMark(Date.now() + CLOCK_TOLERANCE_MS + 60_000);
  expect(clock.isReal).toBe(false);
});
