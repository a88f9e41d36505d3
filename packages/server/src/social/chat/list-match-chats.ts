import type { MatchChat } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, HOUR_MS, type Instant, toIso } from '../../platform/clock/time.ts';
import { hasNotMuted, isVisibleTo } from '../safety/hidden.ts';

/** A chat is listed this long after the match starts: at most four hours of play, plus a day. */
export const CHAT_ACTIVE_MS = 4 * HOUR_MS + DAY_MS;
/** More than anyone picks in a week. */
const CHATS_MAX = 200;
/** Unread messages counted in each chat: pages show '9+', and a busy chat has thousands that nobody has read. */
const UNREAD_MAX = 100;

/** Returns the chats of the matches a user has picked, by start time, with unread counts of what others wrote in them. */
export async function matchChatsOf(db: Db, userId: string, now: Instant): Promise<MatchChat[]> {
  const rows = await db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .leftJoin('chat_reads', (join) =>
      join.onRef('chat_reads.match_id', '=', 'picks.match_id').onRef('chat_reads.user_id', '=', 'picks.user_id'),
    )
    .select(['matches.id as matchId', 'home_team as homeTeam', 'away_team as awayTeam', 'start_time'])
    .select((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('chat_messages')
            .select('chat_messages.position')
            .whereRef('chat_messages.match_id', '=', 'picks.match_id')
            .where('chat_messages.kind', '=', 'USER')
            .where('chat_messages.user_id', '<>', userId)
            .where('chat_messages.deleted_at', 'is', null)
            .where(isVisibleTo(userId, 'chat_messages.user_id'))
            .where(hasNotMuted(sql.val(userId), sql.ref('chat_messages.user_id')))
            .where('chat_messages.position', '>', eb.fn.coalesce('chat_reads.last_position', sql.lit(0)))
            .limit(UNREAD_MAX)
            .as('unread_messages'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('unread'),
    )
    .where('picks.user_id', '=', userId)
    .where('matches.start_time', '>', now - CHAT_ACTIVE_MS)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .limit(CHATS_MAX)
    .execute();
  return rows.map(({ start_time, unread, ...chat }) => ({
    ...chat,
    startTime: toIso(start_time),
    unreadCount: unread ?? 0,
  }));
}
