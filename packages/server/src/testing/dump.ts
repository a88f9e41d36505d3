import { sql } from 'kysely';
import type { OpenDatabase } from '../platform/db/open.ts';

async function tablesOf({ db, dialect }: OpenDatabase): Promise<string[]> {
  const tables =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  return (await tables.execute(db)).rows.map(({ name }) => name);
}

async function rowsOf({ db }: OpenDatabase, table: string): Promise<object[]> {
  return (await sql<object>`select * from ${sql.table(table)}`.execute(db)).rows;
}

export type Dump = Record<string, string[]>;

/** Returns every row of every table as sorted JSON, without the last use of sessions. */
export async function dumpTables(database: OpenDatabase): Promise<Dump> {
  const dump: Dump = {};
  for (const table of await tablesOf(database)) {
    const rows = await rowsOf(database, table);
    dump[table] = rows.map((row) => JSON.stringify({ ...row, last_seen_at: undefined })).toSorted();
  }
  return dump;
}

/** Returns every row of every table as text. */
export async function dumpEverything(database: OpenDatabase): Promise<string> {
  let all = '';
  for (const table of await tablesOf(database)) {
    all += (await rowsOf(database, table)).map((row) => `${table} ${JSON.stringify(row)}\n`).join('');
  }
  return all;
}
