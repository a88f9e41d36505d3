import type { Db } from './open.ts';

/** Returns the value that is stored under a name; undefined without one. */
export async function readValue(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('key_value').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a value under a name, in place of any earlier one. */
export async function writeValue(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('key_value')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Stores a value under a name, unless there is one. */
export async function storeFirstValue(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('key_value')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
