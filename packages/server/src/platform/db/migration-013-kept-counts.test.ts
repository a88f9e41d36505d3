import { Kysely, sql, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { readKeptCounts, readSearchable, recountKeptCounts } from '../../testing/kept-counts.ts';
import { createRandom } from '../random.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

const HOUR = 3_600_000;
const NAMES = ['ada', 'aaaa', 'bob_the_builder', '💥%', 'gone'];

it('counts what is stored, and makes every name findable', async () => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(':memory:') }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('012_live_feed');
  const random = createRandom('kept counts');
  await sql`pragma foreign_keys = off`.execute(db);
  for (const name of NAMES) {
    const deletedAt = name === 'gone' ? 1 : null;
    await sql`insert into users (id, username, username_key, email, email_key, first_name, last_name, created_at, deleted_at)
      values (${name}, ${name}, ${name}, ${name}, ${name}, '', '', 0, ${deletedAt})`.execute(db);
  }
  for (let index = 0; index < 300; index += 1) {
    const isSlayerPick = random.below(2);
    // Also before 1970, on both sides of days and weeks.
    const startTime = (random.below(1_000) - 100) * HOUR;
    await sql`insert into pick_results
        (pick_id, user_id, match_id, choice, was_correct, stars, start_time, picked_at, is_slayer_pick)
      values (${index}, ${NAMES[random.below(NAMES.length)]}, ${index}, 'DISAGREE', ${random.below(2)},
        ${random.below(3)}, ${startTime}, 0, ${isSlayerPick})`.execute(db);
  }
  for (const [from, to] of [
    ['ada', 'aaaa'],
    ['ada', '💥%'],
    ['aaaa', 'ada'],
  ]) {
    await sql`insert into follows values (${from}, ${to}, 0)`.execute(db);
  }
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  const kept = await readKeptCounts(db);
  expect(kept).toEqual(await recountKeptCounts(db));
  expect(kept.boards.length).toBeGreaterThan(100);
  expect(kept.follows).toHaveLength(3);
  const { stored, expected } = await readSearchable(db);
  expect(stored).toEqual(expected);
  await db.destroy();
});
