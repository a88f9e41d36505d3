import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';

/** Every row of every table that there is, as text: nothing that somebody left behind is overlooked. */
export async function dump({ db, dialect }: OpenDatabase): Promise<string> {
  const tables =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  let all = '';
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all += rows.map((row) => `${name} ${JSON.stringify(row)}\n`).join('');
  }
  return all;
}
