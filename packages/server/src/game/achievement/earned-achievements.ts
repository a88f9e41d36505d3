import { type EarnedAchievement, TIERS } from '@machine/contract';
import { catalogEntry } from './catalog.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';

type Unlocked = { achievement_id: string; unlocked_at: Instant };

export const unlockedBy = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('user_achievements')
    .select(['user_id', 'achievement_id', 'unlocked_at'])
    .where('user_id', 'in', userIds);

/** Returns a user's known achievements, highest tier first, then newest. */
function toEarned(unlocked: readonly Unlocked[]) {
  const entries = unlocked.flatMap(({ achievement_id, unlocked_at }) => {
    const known = catalogEntry(achievement_id);
    return known === undefined ? [] : [{ ...known, unlockedAt: unlocked_at }];
  });
  return entries.toSorted(
    (a, b) => TIERS.indexOf(b.tier) - TIERS.indexOf(a.tier) || b.unlockedAt - a.unlockedAt || (a.id < b.id ? -1 : 1),
  );
}

/** Returns a user's unlocked achievements as their profile shows them. */
export const toEarnedAchievements = (unlocked: readonly Unlocked[]): EarnedAchievement[] =>
  toEarned(unlocked).map(({ id, title, tier, unlockedAt }) => ({ id, title, tier, unlockedAt: toIso(unlockedAt) }));

/** Returns the first `count` achievement titles of each user, for user rows. Without ranks, which the rows show anyway. */
export async function achievementTitlesOf(
  db: Db,
  userIds: readonly string[],
  count: number,
): Promise<Map<string, string[]>> {
  const titles = new Map<string, string[]>();
  for (const ids of chunksOf(userIds)) {
    const rows = await unlockedBy(db, ids).execute();
    for (const [userId, unlocked] of Map.groupBy(rows, ({ user_id }) => user_id)) {
      const besideRank = toEarned(unlocked).filter(({ measure }) => measure !== 'rank');
      titles.set(
        userId,
        besideRank.slice(0, count).map(({ title }) => title),
      );
    }
  }
  return titles;
}
