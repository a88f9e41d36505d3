import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../platform/db/open.ts';

export type Dump = Record<string, string[]>;

async function read({ db, dialect }: OpenDatabase, textOf: (row: object) => string): Promise<Dump> {
  const tables: RawBuilder<{ name: string }> =
    dialect === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table'`
      : sql`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  const dump: Dump = {};
  for (const { name } of (await tables.execute(db)).rows) {
    dump[name] = (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows.map(textOf);
  }
  return dump;
}

/** Returns every row of every table as sorted JSON, without the last use of sessions. */
export async function dumpTables(database: OpenDatabase): Promise<Dump> {
  const dump = await read(database, (row) => JSON.stringify({ ...row, last_seen_at: undefined }));
  return Object.fromEntries(Object.entries(dump).map(([name, rows]) => [name, rows.toSorted()]));
}

/** Returns every row of every table as text. */
export async function dumpEverything(database: OpenDatabase): Promise<string> {
  const dump = await read(database, (row) => JSON.stringify(row));
  return Object.entries(dump)
    .map(([name, rows]) => rows.map((row) => `${name} ${row}\n`).join(''))
    .join('');
}
