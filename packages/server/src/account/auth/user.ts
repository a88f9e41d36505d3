import { type CurrentUser, USERNAME_CHANGE_DAYS } from '@machine/contract';
import { DAY_MS, type Instant, toIso } from '../../platform/clock/time.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { toStars } from '../../platform/db/stars.ts';
import { preferencesOf } from './preferences.ts';

const users = (db: Db) => db.selectFrom('users').selectAll().where('deleted_at', 'is', null);

export const userById = (db: Db, id: string) => users(db).where('id', '=', id).executeTakeFirst();

export const userByEmail = (db: Db, email: string) =>
  users(db).where('email_key', '=', lookupKey(email)).executeTakeFirst();

/** Returns from when a user can change their name. */
export const canRenameAt = ({ renamed_at, created_at }: Pick<UserRow, 'renamed_at' | 'created_at'>): Instant =>
  renamed_at === null ? created_at : renamed_at + USERNAME_CHANGE_DAYS * DAY_MS;

/** Returns what users can see about their own account. */
export const toCurrentUser = (row: UserRow): CurrentUser => ({
  id: row.id,
  username: row.username,
  email: row.email,
  rank: row.rank,
  stars: toStars(row.star_tenths),
  currentStreak: row.current_streak,
  bestStreak: row.best_streak,
  ...preferencesOf(row),
  canChangePassword: row.password_hash !== null,
  canRenameAt: toIso(canRenameAt(row)),
  emailConfirmed: row.email_confirmed_at !== null,
  ...(row.is_moderator === 1 && { isModerator: true }),
});
