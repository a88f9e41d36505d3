import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { type Histories, loadHistories } from '../totals/history.ts';
import { createOrUpdateNotifications, type NewNotification } from '../../account/notification/create-notifications.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { type CatalogEntry, CATALOG } from './catalog.ts';
import { countsOf } from './counts.ts';
import { unlockedBy } from './earned-achievements.ts';

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
  const { reached, unlockedAt } = await newlyReached(db, userIds, historyOf);
  const recipients = await createOrUpdateNotifications(db, notificationsOf(reached, unlockedAt, at));
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

/** Returns when a user unlocked an achievement; undefined: not yet. */
type UnlockedAt = (userId: string, achievementId: string) => Instant | undefined;

async function newlyReached(db: Db, userIds: readonly string[], historyOf: Histories) {
  const unlocked = new Map<string, Instant>();
  const rows = await unlockedBy(db, userIds).execute();
  for (const row of rows) unlocked.set(keyOf(row.user_id, row.achievement_id), row.unlocked_at);
  const unlockedAt: UnlockedAt = (userId, achievementId) => unlocked.get(keyOf(userId, achievementId));
  const counts = await countsOf(db, userIds, historyOf);
  const reached = counts.flatMap(([userId, count]): Reached[] =>
    CATALOG.filter(({ id, measure, needed }) => count[measure] >= needed && unlockedAt(userId, id) === undefined).map(
      (entry) => ({ userId, entry }),
    ),
  );
  return { reached, unlockedAt };
}

/**
 * Returns one notification for each user, about everything unlocked on this game day. Ranks aren't included, because they
 * have a notification of their own.
 */
function notificationsOf(reached: readonly Reached[], unlockedAt: UnlockedAt, at: Instant): NewNotification[] {
  const day = gameDayStartOf(at);
  const newBy = Map.groupBy(
    reached.filter(({ entry }) => entry.measure !== 'rank'),
    ({ userId }) => userId,
  );
  return [...newBy].map(([userId, added]) => {
    const isNew = new Set(added.map(({ entry }) => entry));
    const titles = CATALOG.filter(
      (entry) => isNew.has(entry) || (entry.measure !== 'rank' && (unlockedAt(userId, entry.id) ?? -Infinity) >= day),
    ).map(({ title }) => title);
    return {
      userId,
      kind: 'ACHIEVEMENT',
      eventKey: `achievements:${gameDayName(at)}`,
      message: `${titles.length === 1 ? 'Achievement' : 'Achievements'} unlocked: ${listOf(titles)}`,
      at,
      target: { kind: 'ACHIEVEMENTS', id: '' },
    };
  });
}

const listOf = (titles: readonly string[]) => new Intl.ListFormat('en-US').format(titles).replace(', and ', ' and ');

const keyOf = (userId: string, achievementId: string) => `${userId} ${achievementId}`;
