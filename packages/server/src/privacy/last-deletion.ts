import type { Db } from '../db/open.ts';

const NAME = 'last deletion';

/** Another text after each deletion of an account: what was put together before it is not to be shown after it. */
export async function lastDeletion(db: Db): Promise<string> {
  const row = await db.selectFrom('key_value').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}

export async function noteDeletion(db: Db): Promise<void> {
  const value = crypto.randomUUID();
  await db
    .insertInto('key_value')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
