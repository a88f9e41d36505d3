import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { type Histories, loadHistories } from '../totals/history.ts';
import { createOrUpdateNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { type CatalogEntry, CATALOG } from './catalog.ts';
import { countsOf } from './counts.ts';
import { unlockedBy } from './earned-achievements.ts';
import { notificationOf, type Reached } from './unlock-notification.ts';

/**
 * Unlocks the achievements these users have newly reached, and notifies them. Achievements are never revoked. The list
 * must fit the parameter limit of a statement; `historyOf` has the histories of the users if they are already loaded.
 */
export async function unlockAchievements(
  db: Db,
  userIds: readonly string[],
  at: Instant,
  notify: Notify,
  historyOf?: Histories,
): Promise<void> {
  const reached = await newlyReached(db, userIds, historyOf ?? (await loadHistories(db, userIds)));
  const notifications = reached.flatMap((player) => notificationOf(player, at) ?? []);
  notify(await createOrUpdateNotifications(db, notifications));
  const rows = reached.flatMap(({ userId, entries }) =>
    entries.map(({ id }) => ({ user_id: userId, achievement_id: id, unlocked_at: at })),
  );
  for (const chunk of chunksOf(rows)) {
    await db
      .insertInto('user_achievements')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function newlyReached(db: Db, userIds: readonly string[], historyOf: Histories): Promise<Reached[]> {
  const unlocked = Map.groupBy(await unlockedBy(db, userIds).execute(), ({ user_id }) => user_id);
  return (await countsOf(db, userIds, historyOf)).map(([userId, counts]) => {
    const own = unlocked.get(userId) ?? [];
    const unlockedAt = new Map(own.map(({ achievement_id, unlocked_at }) => [achievement_id, unlocked_at]));
    const isReached = ({ id, measure, needed }: CatalogEntry) => counts[measure] >= needed && !unlockedAt.has(id);
    return { userId, entries: CATALOG.filter(isReached), unlockedAt };
  });
}
