import { expect, it } from 'vitest';
import type { TimeScale } from '../../platform/clock/clock.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { insertInto } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { readGameTime } from './read-game-time.ts';

const STARTED = Date.UTC(2026, 10, 21, 12);
const NOW = STARTED + 10 * MINUTE_MS;
const REAL = { origin: STARTED, realOrigin: STARTED, speed: 1 };
/** An hour a minute. */
const FAST = { ...REAL, speed: 60 };
/** It was fast before. */
const AHEAD = { ...REAL, origin: STARTED + 5 * HOUR_MS };
/** A server that runs fast stores game time this far ahead of itself. */
const LEAD = 5 * MINUTE_MS;

it.each<[string, TimeScale | null, mark: Instant, expected: Instant]>([
  ['real before the first start', null, 0, NOW],
  ['real in a season in real time', REAL, NOW - MINUTE_MS, NOW],
  ['paused where it was when the clock was set back', REAL, NOW + HOUR_MS, NOW + HOUR_MS],
  ['that of the running servers', FAST, STARTED + 10 * HOUR_MS + LEAD, STARTED + 10 * HOUR_MS],
  ['that of the server that is furthest ahead', FAST, STARTED + 11 * HOUR_MS + LEAD, STARTED + 11 * HOUR_MS],
  ['where the next start resumes it', FAST, STARTED + 2 * HOUR_MS, STARTED + 2 * HOUR_MS],
  ['real when that is later', AHEAD, STARTED + MINUTE_MS, NOW],
  ['as far ahead of real time as the season', AHEAD, NOW + 6 * HOUR_MS, NOW + 6 * HOUR_MS - 5_000],
])('is %s', async (_, course, mark, expected) => {
  const database = await openTestDatabase();
  const eras = [{ from: 0, seed: 1, isOpen: true }];
  if (course !== null) {
    await insertInto(database.db, 'key_value', { name: 'season', value: JSON.stringify({ course, eras }) });
  }
  await insertInto(database.db, 'key_value', { name: 'game_time', value: String(mark) });
  const clocks = { machineNow: () => NOW, readDatabaseTime: async () => NOW };
  expect(await readGameTime(database, clocks)).toBe(expected);
});
