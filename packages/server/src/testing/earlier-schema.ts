import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { chunksOf } from '../platform/db/chunks.ts';
import { migrations } from '../platform/db/migrations.ts';
import { type OpenDatabase, sqliteFileIn } from '../platform/db/open.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import { SqliteFileDialect } from '../platform/db/sqlite-dialect.ts';
import type { Tables } from '../platform/db/tables.ts';
import { KICK_OFF } from './game.ts';
import { addMatch, addUsers } from './rows.ts';

export const SCHEMAS = Object.keys(migrations).toSorted();

const MATCHES = ['a', 'b', 'c'];

/** Creates a SQLite file with data at the schema whose newest migration is `last`. */
export async function createAtSchema(dataDir: string, last: string, players: number): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(openSqlite(sqliteFileIn(dataDir))) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    for (const name of SCHEMAS.slice(0, SCHEMAS.indexOf(last) + 1)) {
      const { error } = await migrator.migrateTo(name);
      if (error !== undefined) throw error;
      await fill[name]?.(db, players);
    }
  } finally {
    await db.destroy();
  }
}

/** Fills the tables that each migration has just created. */
const fill: Record<string, (db: Kysely<Tables>, players: number) => Promise<void>> = {
  '001_play': async (db, players) => {
    for (const id of MATCHES) await addMatch(db, id, KICK_OFF);
    for (let added = 0; added < players; added += 500) {
      const users = await addUsers(db, Math.min(500, players - added));
      for (const chunk of chunksOf(users)) {
        const picks = chunk.map((id) => ({ id, user_id: id, match_id: 'a', choice: 'AGREE' as const, created_at: 0 }));
        await db.insertInto('picks').values(picks).execute();
        const sessions = chunk.map((id) => ({ id_hash: id, user_id: id, created_at: 0, last_seen_at: 0 }));
        await db.insertInto('sessions').values(sessions).execute();
      }
    }
  },
  '002_results': async (db) => {
    await sql`insert into notifications (id, user_id, kind, event_key, message, created_at)
      select id, id, 'FOLLOWED_PICK', 'pick:' || id || ':a', 'x', 0 from users`.execute(db);
    await sql`insert into kept (name, value) values ('season', '{}')`.execute(db);
  },
  '003_social': async (db) => {
    await sql`insert into match_chats values ('a', 2000)`.execute(db);
    await sql`insert into chat_messages (id, match_id, position, kind, user_id, text, created_at)
      select id, 'a', row_number() over (order by id), 'USER', id, 'Go!', 0 from users`.execute(db);
  },
};

/** Returns the names of all tables and indexes, and the row count of every table. */
export async function contentsOf({ db }: OpenDatabase) {
  const { rows } = await sql<{
    type: string;
    name: string;
  }>`select type, name from sqlite_master order by name`.execute(db);
  const counts: Record<string, number> = {};
  for (const { type, name } of rows) {
    if (type !== 'table') continue;
    const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]?.n ?? 0;
  }
  return { schema: rows.map(({ name }) => name), counts };
}
