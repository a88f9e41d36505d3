import { FORMER_USERNAME_DAYS } from '@machine/contract';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

type Name = { id: string; username: string; username_key: string };

/** Keeps a name that a user gives up: nobody else can take it. */
export async function keepFormerUsername(
  db: Db,
  { id: user_id, username, username_key }: Name,
  changed_at: Instant,
): Promise<void> {
  await db
    .insertInto('former_usernames')
    .values({ username_key, username, user_id, changed_at })
    .onConflict((conflict) => conflict.column('username_key').doUpdateSet({ username, user_id, changed_at }))
    .execute();
}

/** Returns whether another user has a name, or it is kept for another one. */
export async function isTakenByAnother(db: Db, { id, username_key }: Omit<Name, 'username'>): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', username_key)
    .where('id', '<>', id)
    .executeTakeFirst();
  const former = await db
    .selectFrom('former_usernames')
    .select('user_id')
    .where('username_key', '=', username_key)
    .where('user_id', '<>', id)
    .executeTakeFirst();
  return user !== undefined || former !== undefined;
}

/** Frees a former name of a user. */
export const removeFormerUsername = (db: Db, userId: string, username_key: string) =>
  db.deleteFrom('former_usernames').where('user_id', '=', userId).where('username_key', '=', username_key).execute();

export const removeOldFormerUsernames = (db: Db, now: Instant) =>
  db
    .deleteFrom('former_usernames')
    .where('changed_at', '<=', now - FORMER_USERNAME_DAYS * DAY_MS)
    .execute();
