import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';

/** What a user's id looks like. Anything else is nobody, and not every database could even look for it. */
export const isUserId = (text: string) => /^[\w-]{1,100}$/.test(text);

export const unknownUser = () => new Refusal(404, 'This user does not exist.');

/** Throws a `Refusal` (404) for somebody who is not there. */
export async function requireUser(db: Db, id: string): Promise<void> {
  if (!isUserId(id)) throw unknownUser();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) throw unknownUser();
}
