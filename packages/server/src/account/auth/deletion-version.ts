import type { Db } from '../../platform/db/open.ts';

const NAME = 'last deletion';

/** Returns a text that changes with each account deletion. Use it in cache keys, so that no deleted user stays cached. */
export async function deletionVersion(db: Db): Promise<string> {
  const row = await db.selectFrom('key_value').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}

export async function renewDeletionVersion(db: Db): Promise<void> {
  const value = crypto.randomUUID();
  await db
    .insertInto('key_value')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
