import type { CurrentUser, PreferenceKey, PreferencePatch } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { SnakeCase } from '../db/tables.ts';
import { unauthorized } from '../http/refusal.ts';
import { toCurrentUser } from './user.ts';

const COLUMN = {
  emailNotifications: 'email_notifications',
  notifyRankUp: 'notify_rank_up',
  notifyAchievement: 'notify_achievement',
  notifyMatchStart: 'notify_match_start',
  notifyFollowerPick: 'notify_follower_pick',
} as const satisfies { [Key in PreferenceKey]: SnakeCase<Key> };

/** Sets what the patch names; gives the user as they are then. */
export async function setPreference(db: Db, userId: string, patch: PreferencePatch): Promise<CurrentUser> {
  const named = Object.entries(patch) as [PreferenceKey, boolean][];
  const user = await db
    .updateTable('users')
    .set(Object.fromEntries(named.map(([key, isOn]) => [COLUMN[key], isOn ? 1 : 0])))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (user === undefined) throw unauthorized();
  return toCurrentUser(user);
}
