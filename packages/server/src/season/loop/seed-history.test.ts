import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createBots } from '../bots/bots.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { createMachine } from '../machine/elo.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openSeason } from '../../testing/fake-season.ts';
import { KICK_OFF as NOW } from '../../testing/game.ts';
import { selectFrom } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { seedHistory } from './seed-history.ts';
import type { Season } from './season.ts';

const DAYS = 3;
const HISTORY = { from: NOW - DAYS * DAY_MS, now: NOW };

let database: OpenDatabase;
/** The errors of each season. */
let failures: unknown[][];
beforeEach(async () => {
  failures = [];
  database = await openTestDatabase();
});

function openDemo(): Season {
  const bots = createBots({ db: database.db, seed: 1 });
  const feed = createSimulatedFeed({ seed: 1 });
  const { season, errors } = openSeason(database, { feed, machineFor: createMachine, bots });
  failures.push(errors);
  return season;
}
const rowsOf = async () => {
  const { db } = database;
  return {
    predictions: await db.selectFrom('predictions').select(['match_id', 'created_at']).orderBy('match_id').execute(),
    picks: await db.selectFrom('picks').select(['id', 'created_at']).orderBy('id').execute(),
    grades: await db.selectFrom('grades').selectAll().orderBy('match_id').execute(),
  };
};
const timesOf = ({ picks }: Awaited<ReturnType<typeof rowsOf>>) => picks.map(({ created_at }) => created_at).toSorted();
const matches = () =>
  database.db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .select(['matches.id', 'matches.start_time', 'matches.status', 'predictions.created_at'])
    .execute();

/** A season that ends after some steps, before their progress is stored. */
function killedAfter(steps: number): Season {
  const season = openDemo();
  let ticks = 0;
  return {
    ...season,
    tick: async (at, until) => {
      await season.tick(at, until);
      ticks += 1;
      if (ticks === steps) throw new Error('killed');
    },
  };
}

it('gives a fresh database predictions and picks before each start, grades and a leaderboard, also after interruptions', async () => {
  const other = await openTestDatabase();
  for (const steps of [1, 2]) {
    await expect(seedHistory(database, killedAfter(steps), HISTORY)).rejects.toThrow('killed');
  }
  const told: string[] = [];
  const tell = (day: string) => void told.push(day);
  await seedHistory(database, openDemo(), HISTORY, undefined, tell);
  // The first step of six was played before the last interruption.
  expect(new Set(told).size).toBe(DAYS);
  const resumed = await rowsOf();
  await seedHistory(database, openDemo(), { from: NOW, now: NOW + 30 * DAY_MS });
  expect(await rowsOf()).toEqual(resumed);
  await openDemo().tick(NOW);
  expect(failures.flat()).toEqual([]);
  const all = await matches();
  for (const { created_at, start_time } of all) expect(created_at).toBeLessThan(start_time);
  const past = all.filter(({ start_time }) => start_time < NOW);
  // The NBA alone has ten matches a day.
  expect(past.length).toBeGreaterThan(DAYS * 10);
  expect(past.filter(({ status }) => status === 'SCHEDULED')).toEqual([]);
  const { picks, grades } = await rowsOf();
  expect(picks.length).toBeGreaterThan(past.length * 12);
  expect(grades.length).toBe(past.filter(({ status }) => status === 'FINAL' || status === 'VOID').length);
  const stars = (await selectFrom(database.db, 'users', ['star_tenths'])).map(({ star_tenths }) => star_tenths);
  expect(Math.max(...stars)).toBeGreaterThan(300);

  database = other;
  await seedHistory(database, openDemo(), HISTORY);
  const uninterrupted = await rowsOf();
  expect([resumed.grades, resumed.predictions]).toEqual([uninterrupted.grades, uninterrupted.predictions]);
  expect(timesOf(resumed)).toEqual(timesOf(uninterrupted));
});

it('restores synchronous writes to a file afterwards, also after a failure', async () => {
  database = await openTestDatabase(undefined, null);
  const synchronousLevel = async () => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
    return rows[0]?.synchronous;
  };
  const during: unknown[] = [];
  const tick = async () => {
    during.push(await synchronousLevel());
    if (during.length === 3) throw new Error('killed');
  };
  await expect(seedHistory(database, { ...openDemo(), tick }, HISTORY)).rejects.toThrow('killed');
  // 2 is FULL.
  expect(await synchronousLevel()).toBe(2);
  expect(during).toHaveLength(3);
});

it('leaves a database that already has matches alone', async () => {
  await addMatch(database.db, 'played', NOW - HOUR_MS);
  const before = await rowsOf();
  await seedHistory(database, openDemo(), HISTORY);
  expect(await rowsOf()).toEqual(before);
});
