import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CLOCK_TOLERANCE_MS, createClock, type GameClock, type TimeScale } from './clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const database = await openTestDatabase();

/** Returns what a clock says in the database. */
async function inSql(clock: GameClock): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${clock.sql} as now`.execute(database.db);
  return rows[0]?.now ?? Number.NaN;
}

it.each<[how: string, timeScale: TimeScale | undefined]>([
  ['in real time by default', undefined],
  ['at the given speed', { origin: 1_800_000_000_000, realOrigin: Date.now() - 1_000, speed: 60 }],
])('runs %s, in whole milliseconds, in the process and in SQL', async (_, timeScale) => {
  const clock = createClock(database.dialect, timeScale);
  const before = clock.now();
  const now = await inSql(clock);
  expect(before).toBeGreaterThanOrEqual(timeScale ? timeScale.origin + 60_000 : Date.now() - 60_000);
  expect(Number.isInteger(now)).toBe(true);
  // The two may round differently.
  const millisecond = clock.timeScale.speed;
  expect(now).toBeGreaterThanOrEqual(before - millisecond);
  expect(now).toBeLessThanOrEqual(clock.now() + millisecond);
});

it('stands still at speed 0 or moves to where it is set, but waits at its mark, in the process and in SQL', async () => {
  const timeScale = { origin: 1_800_000_000_000, realOrigin: 5, speed: 0 };
  const clock = createClock(database.dialect, timeScale);
  const both = async () => [clock.now(), await inSql(clock)];
  for (const origin of [1_800_000_000_000, 1_700_000_000_123]) {
    timeScale.origin = origin;
    expect(await both()).toEqual([origin, origin]);
  }
  clock.raiseMark(timeScale.origin + 7);
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
