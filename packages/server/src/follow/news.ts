import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { writeNews } from '../notification/write.ts';

/**
 * Tells the followers of `userId` that they have picked, never which way: a pick is its owner's secret until the
 * match has started. Not for the pick's own transaction (RELIABILITY.md M19); told twice, it is one notification.
 */
export async function tellFollowers(db: Db, pick: { userId: string; matchId: string }, at: Instant): Promise<void> {
  const { userId, matchId } = pick;
  const followers = await db.selectFrom('follows').select('follower_id').where('followee_id', '=', userId).execute();
  if (followers.length === 0) return;
  const event = await db
    .selectFrom('picks')
    .innerJoin('users', 'users.id', 'picks.user_id')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select(['users.username', 'matches.home_team', 'matches.away_team'])
    .where('picks.user_id', '=', userId)
    .where('picks.match_id', '=', matchId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (event === undefined) return;
  const message = `${event.username} picked on ${event.home_team} @ ${event.away_team}`;
  const eventKey = `pick:${userId}:${matchId}`;
  await writeNews(
    db,
    followers.map((row) => ({
      userId: row.follower_id,
      kind: 'FOLLOWED_PICK',
      eventKey,
      message,
      at,
      aboutUserId: userId,
    })),
  );
}
