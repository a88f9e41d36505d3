import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { type Histories, loadHistories } from '../totals/history.ts';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { type CatalogEntry, CATALOG } from './catalog.ts';
import { countsOf } from './counts.ts';

/**
 * Unlocks the achievements these users have newly reached, and notifies them. Achievements are never revoked. Works with
 * or without a transaction: notifications are written first and only once, so the next call completes an interrupted one.
 */
export async function unlockAchievements(
  db: Db,
  userIds: readonly string[],
  at: Instant,
  notify: Notify,
): Promise<void> {
  for (const ids of chunksOf(userIds)) {
    await unlockWithHistories(db, ids, { historyOf: await loadHistories(db, ids), at, notify });
  }
}

/** Like `unlockAchievements`, for users that fit in one statement and whose histories are already loaded. */
export async function unlockWithHistories(
  db: Db,
  userIds: readonly string[],
  { historyOf, at, notify }: { historyOf: Histories; at: Instant; notify: Notify },
): Promise<void> {
  const reached = await newlyReached(db, userIds, historyOf);
  const recipients = await createNotifications(
    db,
    reached.map(({ userId, entry }) => ({
      userId,
      kind: 'ACHIEVEMENT',
      eventKey: `achievement:${entry.id}`,
      message: `Achievement unlocked: ${entry.title}`,
      at,
    })),
  );
  notify(recipients);
  for (const chunk of chunksOf(reached)) {
    await db
      .insertInto('user_achievements')
      .values(chunk.map(({ userId, entry }) => ({ user_id: userId, achievement_id: entry.id, unlocked_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Reached = { userId: string; entry: CatalogEntry };

async function newlyReached(db: Db, userIds: readonly string[], historyOf: Histories): Promise<Reached[]> {
  const unlocked = new Set<string>();
  const rows = await db
    .selectFrom('user_achievements')
    .select(['user_id', 'achievement_id'])
    .where('user_id', 'in', userIds)
    .execute();
  for (const row of rows) unlocked.add(keyOf(row.user_id, row.achievement_id));
  const counts = await countsOf(db, userIds, historyOf);
  return counts.flatMap(([userId, count]) =>
    CATALOG.filter(({ id, measure, needed }) => count[measure] >= needed && !unlocked.has(keyOf(userId, id))).map(
      (entry) => ({ userId, entry }),
    ),
  );
}

const keyOf = (userId: string, achievementId: string) => `${userId} ${achievementId}`;
