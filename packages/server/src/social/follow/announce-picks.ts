import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import { createOrUpdateNotifications, type NewNotification } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { chunksOf } from '../../platform/db/chunks.ts';

/** How long the notification waits for the crowd counts to include the pick, in game time. */
const ANNOUNCE_DELAY_MS = 5 * MINUTE_MS;
/** Maximum picks announced per call; the rest wait for the next call. */
const ANNOUNCED_MAX = 500;

/** Builds the SQL for the `announce_due_at` of a new pick: null when the user has no followers besides bots. */
export const announceDueAt = (userId: RawBuilder<string>, pickedAt: RawBuilder<Instant>) => sql<Instant | null>`case
  when exists (
    select 1 from follows inner join users on users.id = follows.follower_id
    where follows.followee_id = ${userId} and users.is_bot = 0)
  then ${pickedAt} + cast(${sql.lit(ANNOUNCE_DELAY_MS)} as bigint) end`;

/**
 * Notifies followers of picks that are included in the crowd counts or have waited long enough. Due times are stored, so
 * the next call continues after an interruption.
 */
export async function announcePicks(db: Db, at: Instant, notify: Notify): Promise<void> {
  const due = await db
    .selectFrom('picks')
    .select(['id', 'user_id', 'created_at'])
    .where('announce_due_at', 'is not', null)
    .where((eb) => eb.or([eb('crowd_batch', 'is not', null), eb('announce_due_at', '<=', at)]))
    .orderBy('announce_due_at')
    .limit(ANNOUNCED_MAX)
    .execute();
  const byDay = Map.groupBy(due, ({ created_at }) => gameDayStartOf(created_at));
  for (const [day, picks] of byDay) {
    const pickers = [...new Set(picks.map(({ user_id }) => user_id))];
    const followers = await db
      .selectFrom('follows')
      .select('follower_id')
      .distinct()
      .where('followee_id', 'in', pickers)
      .orderBy('follower_id')
      .execute();
    for (const chunk of chunksOf(followers)) {
      const notifications = await notificationsOf(
        db,
        chunk.map(({ follower_id }) => follower_id),
        { day, at },
      );
      // After each chunk, so that a retry, which skips stored notifications, doesn't skip their users.
      notify(await createOrUpdateNotifications(db, notifications));
    }
  }
  for (const { id } of due) {
    // One row per statement, so that processes announcing the same picks can't deadlock.
    await db.updateTable('picks').set({ announce_due_at: null }).where('id', '=', id).execute();
  }
}

/**
 * Returns one notification for each follower, about all picks that the players they follow have made on a game day. It
 * doesn't reveal choices, which are private until the match starts. It is computed from the picks, so repeated calls make
 * no difference.
 */
async function notificationsOf(
  db: Db,
  followerIds: readonly string[],
  { day, at }: { day: Instant; at: Instant },
): Promise<NewNotification[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.followee_id')
    .innerJoin('picks', 'picks.user_id', 'follows.followee_id')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select([
      'follows.follower_id',
      'users.id',
      'users.username',
      'matches.id as match_id',
      'matches.home_team',
      'matches.away_team',
    ])
    .where('follows.follower_id', 'in', followerIds)
    .where('users.deleted_at', 'is', null)
    .where('picks.created_at', '>=', day)
    .where('picks.created_at', '<', day + DAY_MS)
    .where((eb) =>
      eb.or([eb('picks.crowd_batch', 'is not', null), eb('picks.created_at', '<=', at - ANNOUNCE_DELAY_MS)]),
    )
    .orderBy('picks.created_at')
    .orderBy('users.username_key')
    .execute();
  return [...Map.groupBy(rows, ({ follower_id }) => follower_id)].map(([userId, picks]) => {
    const players = [...new Map(picks.map(({ id, username }) => [id, username]))];
    const matches = new Map(picks.map((pick) => [pick.match_id, `${pick.home_team} @ ${pick.away_team}`]));
    const [[firstId = '', first = ''] = [], [secondId, second = ''] = []] = players;
    const isOne = players.length === 1;
    const names = isOne ? [first] : [first, second];
    return {
      userId,
      kind: 'FOLLOWED_PICK',
      eventKey: `followed-picks:${gameDayName(day)}`,
      message: `${nameList(names, players.length)} picked ${isOne && matches.size === 1 ? `on ${[...matches.values()][0]}` : matchCount(matches.size)}`,
      at,
      target: isOne ? { kind: 'PROFILE', id: firstId } : undefined,
      aboutUserIds: secondId === undefined ? [firstId] : [firstId, secondId],
    };
  });
}

/** Returns "Ada", "Ada and Bob", or "Ada, Bob and 6 others". */
function nameList(names: readonly string[], count: number): string {
  const others = count - names.length;
  if (others === 0) return names.join(' and ');
  return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

const matchCount = (count: number) => (count === 1 ? '1 match' : `${count} matches`);
