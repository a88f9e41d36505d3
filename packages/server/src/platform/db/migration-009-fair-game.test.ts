import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addPickResult } from '../../testing/test-users.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

async function openBefore() {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(':memory:') }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('008_key_value');
  const migrate = async () => {
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
  };
  return { db, migrate };
}

it('marks the graded picks that count for the AI Slayers board', async () => {
  const { db, migrate } = await openBefore();
  const [user = ''] = await addUsers(db, 1);
  for (const [matchId, confidence, choice] of [
    ['a', 50, 'DISAGREE'],
    ['b', 49.9, 'DISAGREE'],
    ['c', 60, 'AGREE'],
  ] as const) {
    await addMatch(db, matchId, KICK_OFF, { confidence });
    await addPickResult(db, { userId: user, matchId, choice, isRight: true, startTime: KICK_OFF });
  }
  await migrate();
  const marked = await selectFrom(db, 'pick_results', ['match_id', 'edge', 'edge_variance'], { is_slayer_pick: 1 });
  expect(marked).toEqual([{ match_id: 'a', edge: null, edge_variance: null }]);
  await db.destroy();
});

it.each([
  ['APPRENTICE', 34, 'ROOKIE'],
  ['APPRENTICE', 35, 'APPRENTICE'],
  ['CHALLENGER', 139, 'APPRENTICE'],
  ['MASTER', 349, 'CHALLENGER'],
  ['SLAYER', 839, 'MASTER'],
  ['ORACLE', 2_099, 'SLAYER'],
  ['ORACLE', 2_100, 'ORACLE'],
  ['ADMIN', 0, 'ADMIN'],
] as const)('gives a player with the rank %s and %i stars the rank %s', async (before, stars, rank) => {
  const { db, migrate } = await openBefore();
  const [id = ''] = await addUsers(db, 1);
  await updateTable(db, 'users', { rank: before, stars }, { id });
  await migrate();
  expect(await selectFrom(db, 'users', ['rank'], { id })).toEqual([{ rank }]);
  await db.destroy();
});
