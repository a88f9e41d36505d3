import { chunksOf } from '../db/chunks.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { type Histories, historiesOf } from '../grading/history.ts';
import { createNotifications } from '../notification/create.ts';
import { type CatalogueEntry, CATALOGUE } from './catalogue.ts';
import { countsOf } from './counts.ts';

/**
 * Gives these users what they have newly reached, and tells them. Nothing is ever taken away. Works inside a
 * transaction and without one: the news come first and are written once, so an interrupted call is made good by the
 * next one.
 */
export async function unlockAchievements(db: Db, userIds: readonly string[], at: Instant): Promise<void> {
  for (const ids of chunksOf(userIds)) await unlockBy(db, ids, await historiesOf(db, ids), at);
}

/** The same for so many users as fit a statement, whose histories are known. */
export async function unlockBy(db: Db, userIds: readonly string[], historyOf: Histories, at: Instant): Promise<void> {
  const reached = await newlyReached(db, userIds, historyOf);
  await createNotifications(
    db,
    reached.map(({ userId, entry }) => ({
      userId,
      kind: 'ACHIEVEMENT',
      eventKey: `achievement:${entry.id}`,
      message: `Achievement unlocked: ${entry.title}`,
      at,
    })),
  );
  for (const chunk of chunksOf(reached)) {
    await db
      .insertInto('user_achievements')
      .values(chunk.map(({ userId, entry }) => ({ user_id: userId, achievement_id: entry.id, unlocked_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Reached = { userId: string; entry: CatalogueEntry };

async function newlyReached(db: Db, userIds: readonly string[], historyOf: Histories): Promise<Reached[]> {
  const held = new Set<string>();
  const rows = await db
    .selectFrom('user_achievements')
    .select(['user_id', 'achievement_id'])
    .where('user_id', 'in', userIds)
    .execute();
  for (const row of rows) held.add(keyOf(row.user_id, row.achievement_id));
  const counts = await countsOf(db, userIds, historyOf);
  return counts.flatMap(([userId, count]) =>
    CATALOGUE.filter(({ id, measure, needed }) => count[measure] >= needed && !held.has(keyOf(userId, id))).map(
      (entry) => ({ userId, entry }),
    ),
  );
}

const keyOf = (userId: string, achievementId: string) => `${userId} ${achievementId}`;
