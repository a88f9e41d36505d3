import { sql } from 'kysely';
import { unlockWithHistories } from '../achievement/unlock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createNotifications, type NewNotification } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { loadHistories, starsOf, streaksOf } from '../totals/history.ts';
import { rankFor, rankIndex, rankMessage } from '../totals/rank.ts';
import { notifyResults } from './notify-results.ts';

type UserTotals = Pick<UserRow, 'id' | 'stars' | 'current_streak' | 'best_streak' | 'rank'>;

type Grading = { startTime: Instant; at: Instant; notify: Notify };

/**
 * Updates the stars, streaks, ranks and achievements of these users from their pick results, after a match that started
 * at `startTime` was graded. Writes only changes.
 */
export async function updateUserTotals(
  db: Db,
  userIds: readonly string[],
  { startTime, at, notify }: Grading,
): Promise<void> {
  const before = await db
    .selectFrom('users')
    .select(['id', 'stars', 'current_streak', 'best_streak', 'rank'])
    .where('id', 'in', userIds)
    .execute();
  const historyOf = await loadHistories(db, userIds);
  const changed: UserTotals[] = [];
  const rankUps: NewNotification[] = [];
  for (const user of before) {
    const history = historyOf(user.id);
    const stars = starsOf(history);
    const { current, best } = streaksOf(history);
    const earned = rankFor(stars);
    // ADMIN is a role, not an earned rank.
    const isRanked = rankIndex(user.rank) >= 0;
    const rank = isRanked ? earned : user.rank;
    const after = { id: user.id, stars, current_streak: current, best_streak: best, rank };
    if (isSame(user, after)) continue;
    changed.push(after);
    if (isRanked && rankIndex(earned) > rankIndex(user.rank)) {
      rankUps.push({
        userId: user.id,
        kind: 'RANK_UP',
        eventKey: `rank:${earned}`,
        message: rankMessage(earned),
        at,
        target: { kind: 'PROFILE', id: user.id },
      });
    }
  }
  await store(db, changed);
  await notifyResults(db, userIds, { startTime, historyOf, at }, notify);
  notify(await createNotifications(db, rankUps));
  await unlockWithHistories(db, userIds, { historyOf, at, notify });
}

const isSame = (one: UserTotals, other: UserTotals) =>
  one.stars === other.stars &&
  one.current_streak === other.current_streak &&
  one.best_streak === other.best_streak &&
  one.rank === other.rank;

/** Updates all users in one statement: one statement each would dominate the cost of grading. */
async function store(db: Db, users: readonly UserTotals[]): Promise<void> {
  if (users.length === 0) return;
  const rows = users.map(
    (user) => sql`(${user.id}, cast(${user.stars} as integer), cast(${user.current_streak} as integer),
      cast(${user.best_streak} as integer), ${user.rank})`,
  );
  await sql`with fresh(id, stars, current_streak, best_streak, rank) as (values ${sql.join(rows)})
    update users set stars = fresh.stars, current_streak = fresh.current_streak,
      best_streak = fresh.best_streak, rank = fresh.rank
    from fresh where users.id = fresh.id`.execute(db);
}
