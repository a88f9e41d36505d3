import { type Achievement, endpoints } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { loadHistories } from '../totals/history.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { type CatalogEntry, CATALOG } from './catalog.ts';
import { type Counts, countsOf } from './counts.ts';
import { unlockedBy } from './earned-achievements.ts';

export const achievementRoutes = ({ db }: RouteDeps): Route[] => [
  handle(endpoints.achievements, async ({ userId }) => {
    return { body: await achievementsFor(db, userId) };
  }),
];

/** Returns all achievements with a user's progress; null: of a visitor. */
async function achievementsFor(db: Db, userId: string | null): Promise<Achievement[]> {
  if (userId === null) return CATALOG.map((entry) => toAchievement(entry));
  const [counted] = await countsOf(db, [userId], await loadHistories(db, [userId]));
  const rows = await unlockedBy(db, [userId]).execute();
  const unlocked = new Map(rows.map((row) => [row.achievement_id, row.unlocked_at]));
  return CATALOG.map((entry) => toAchievement(entry, counted?.[1], unlocked.get(entry.id)));
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
