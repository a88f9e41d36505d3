import { type EarnedAchievement, TIERS } from '@machine/contract';
import { catalogEntry, type CatalogEntry } from './catalog.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';

type Earned = CatalogEntry & { unlockedAt: Instant };

/** Returns each user's achievements, highest tier first, then newest. Users without any are omitted. */
async function loadEarnedAchievements(db: Db, userIds: readonly string[]): Promise<Map<string, Earned[]>> {
  const earned = new Map<string, Earned[]>();
  for (const ids of chunksOf(userIds)) {
    const rows = await db
      .selectFrom('user_achievements')
      .select(['user_id', 'achievement_id', 'unlocked_at'])
      .where('user_id', 'in', ids)
      .orderBy('unlocked_at', 'desc')
      .orderBy('achievement_id')
      .execute();
    for (const row of rows) {
      const known = catalogEntry(row.achievement_id);
      if (known === undefined) continue;
      const entry = { ...known, unlockedAt: row.unlocked_at };
      const entries = earned.get(row.user_id);
      if (entries) entries.push(entry);
      else earned.set(row.user_id, [entry]);
    }
  }
  for (const entries of earned.values()) entries.sort((a, b) => TIERS.indexOf(b.tier) - TIERS.indexOf(a.tier));
  return earned;
}

/** Returns a user's achievements for their profile. */
export async function achievementsOf(db: Db, userId: string): Promise<EarnedAchievement[]> {
  const entries = (await loadEarnedAchievements(db, [userId])).get(userId) ?? [];
  return entries.map(({ id, title, tier, unlockedAt }) => ({
    id,
    title,
    tier,
    unlockedAt: new Date(unlockedAt).toISOString(),
  }));
}

/** Returns the first `count` achievement titles of each user, for user rows. */
export async function achievementTitlesOf(
  db: Db,
  userIds: readonly string[],
  count: number,
): Promise<Map<string, string[]>> {
  const earned = await loadEarnedAchievements(db, userIds);
  return new Map([...earned].map(([userId, entries]) => [userId, entries.slice(0, count).map(({ title }) => title)]));
}
