import type { PreferenceKey, PreferencePatch } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { SnakeCase, UserRow } from '../../platform/db/tables-account.ts';
import { unauthorized } from '../../platform/http/http-error.ts';

const COLUMN = {
  emailNotifications: 'email_notifications',
  notifyRankUp: 'notify_rank_up',
  notifyAchievement: 'notify_achievement',
  notifyMatchStart: 'notify_match_start',
  notifyFollowerPick: 'notify_follower_pick',
  notifyResults: 'notify_results',
} as const satisfies { [Key in PreferenceKey]: SnakeCase<Key> };

type Column = (typeof COLUMN)[PreferenceKey];

/** Returns all preferences of a user. */
export const preferencesOf = (user: Pick<UserRow, Column>): Record<PreferenceKey, boolean> => {
  const all = Object.entries(COLUMN) as [PreferenceKey, Column][];
  return Object.fromEntries(all.map(([key, column]) => [key, user[column] === 1])) as Record<PreferenceKey, boolean>;
};

/** Updates the preferences in the patch. Returns all of them. */
export async function setPreference(db: Db, userId: string, patch: PreferencePatch) {
  const changes = Object.entries(patch) as [PreferenceKey, boolean][];
  const user = await db
    .updateTable('users')
    .set(Object.fromEntries(changes.map(([key, isOn]) => [COLUMN[key], isOn ? 1 : 0])))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(Object.values(COLUMN))
    .executeTakeFirst();
  if (user === undefined) throw unauthorized();
  return preferencesOf(user);
}
