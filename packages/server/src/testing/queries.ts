import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';

/** Short forms of simple statements. A `where` compares columns with values. */

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Kysely can't resolve its types for a generic table. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

export async function insertInto<Table extends keyof Tables>(
  db: Db,
  table: Table,
  values: Insertable<Tables[Table]> | Insertable<Tables[Table]>[],
): Promise<void> {
  await untyped(db).insertInto(String(table)).values(values).execute();
}

export async function updateTable<Table extends keyof Tables>(
  db: Db,
  table: Table,
  values: Updateable<Tables[Table]>,
  where: Partial<Row<Table>> = {},
): Promise<void> {
  const query = untyped(db).updateTable(String(table)).set(values);
  await query.where((eb) => eb.and(where)).execute();
}

export async function selectFrom<Table extends keyof Tables, Column extends keyof Row<Table> & string>(
  db: Db,
  table: Table,
  columns: readonly Column[],
  where: Partial<Row<Table>> = {},
): Promise<Pick<Row<Table>, Column>[]> {
  const query = untyped(db).selectFrom(String(table)).select(columns);
  return (await query.where((eb) => eb.and(where)).execute()) as Pick<Row<Table>, Column>[];
}
