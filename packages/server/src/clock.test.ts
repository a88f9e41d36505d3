import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Course, createClock } from './clock.ts';
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
