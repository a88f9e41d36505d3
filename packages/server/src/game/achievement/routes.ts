import { type Achievement, endpoints } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { loadHistories } from '../totals/history.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { type CatalogEntry, CATALOG } from './catalog.ts';
import { type Counts, countsOf } from './counts.ts';

export type AchievementDeps = { db: Db; sessions: Sessions };

export const achievementRoutes = ({ db, sessions }: AchievementDeps): Route[] => [
  handle(endpoints.achievements, async ({ request }) => {
    const userId = await sessions.find(request);
    const counts = userId === null ? undefined : await countsBy(db, userId);
    const unlocked = userId === null ? new Map<string, Instant>() : await unlockedBy(db, userId);
    return { body: CATALOG.map((entry) => toAchievement(entry, counts, unlocked.get(entry.id))) };
  }),
];

async function countsBy(db: Db, userId: string): Promise<Counts | undefined> {
  const [counted] = await countsOf(db, [userId], await loadHistories(db, [userId]));
  return counted?.[1];
}

async function unlockedBy(db: Db, userId: string): Promise<Map<string, Instant>> {
  const rows = await db
    .selectFrom('user_achievements')
    .select(['achievement_id', 'unlocked_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.achievement_id, row.unlocked_at]));
}

/** Visitors have no counts, so no progress. An unlocked achievement stays complete, even after a corrected result. */
function toAchievement(entry: CatalogEntry, counts?: Counts, unlockedAt?: Instant): Achievement {
  const { id, title, description, tier, type, measure, needed } = entry;
  const isUnlocked = unlockedAt !== undefined;
  const hasProgress = type === 'PROGRESS';
  return {
    id,
    title,
    description,
    tier,
    type,
    unlocked: isUnlocked,
    progress: !hasProgress || !counts ? null : isUnlocked ? needed : Math.min(counts[measure], needed),
    progressNeeded: hasProgress ? needed : null,
    unlockedAt: isUnlocked ? new Date(unlockedAt).toISOString() : null,
  };
}
