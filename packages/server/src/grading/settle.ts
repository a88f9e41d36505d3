import { sql } from 'kysely';
import { unlockBy } from '../achievement/unlock.ts';
import type { Db } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import type { Instant } from '../feed/feed.ts';
import { createNotifications, type NewNotification } from '../notification/create.ts';
import { historiesOf, starsOf, streaksOf } from './history.ts';
import { rankFor, rankIndex, rankSentence } from './rank.ts';

type Standing = Pick<UserRow, 'id' | 'stars' | 'current_streak' | 'best_streak' | 'rank'>;

/** Brings what these users hold in line with the results of their picks. Writes only what differs. */
export async function settleUsers(db: Db, userIds: readonly string[], at: Instant): Promise<void> {
  const before = await db
    .selectFrom('users')
    .select(['id', 'stars', 'current_streak', 'best_streak', 'rank'])
    .where('id', 'in', userIds)
    .execute();
  const historyOf = await historiesOf(db, userIds);
  const changed: Standing[] = [];
  const news: NewNotification[] = [];
  for (const user of before) {
    const history = historyOf(user.id);
    const stars = starsOf(history);
    const { current, best } = streaksOf(history);
    const earned = rankFor(stars);
    // ADMIN is a role and is not played for.
    const isRanked = rankIndex(user.rank) >= 0;
    const rank = isRanked ? earned : user.rank;
    const after = { id: user.id, stars, current_streak: current, best_streak: best, rank };
    if (isSame(user, after)) continue;
    changed.push(after);
    if (isRanked && rankIndex(earned) > rankIndex(user.rank)) {
      news.push({ userId: user.id, kind: 'RANK_UP', eventKey: `rank:${earned}`, message: rankSentence(earned), at });
    }
  }
  await store(db, changed);
  await createNotifications(db, news);
  await unlockBy(db, userIds, historyOf, at);
}

const isSame = (one: Standing, other: Standing) =>
  one.stars === other.stars &&
  one.current_streak === other.current_streak &&
  one.best_streak === other.best_streak &&
  one.rank === other.rank;

/** One statement for all of them: one each would cost more than everything else together. */
async function store(db: Db, users: readonly Standing[]): Promise<void> {
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
