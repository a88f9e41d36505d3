import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { userById } from './user.ts';

/** Returns whether a text could be a user id. Some others can't even be bound as a query parameter. */
export const isUserId = (text: string) => /^[\w-]{1,100}$/.test(text);

export const unknownUser = () => new HttpError(404, "This user doesn't exist.");

/** Rejects an unknown or deleted user with 404. */
export async function requireUser(db: Db, id: string): Promise<void> {
  if (!isUserId(id) || (await userById(db, id)) === undefined) throw unknownUser();
}
