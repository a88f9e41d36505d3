import { DELETED_USER, FRIEND_LEAGUES_MAX, type FriendLeague, HIDDEN_PLAYER } from '@machine/contract';
import type { Selectable } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import { DAY_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { HttpError, unauthorized } from '../../platform/http/http-error.ts';
import { lockUser } from '../moderation/moderators.ts';
import { hiddenAmong } from '../safety/hidden.ts';
import { openLeagueThread } from './league-thread.ts';

export type LeagueRow = Selectable<Tables['friend_leagues']>;

const START_MAX_MS = 366 * DAY_MS;
/** A request that repeats the name and start of a league of one counts as a retry for this long. */
const REPEAT_MAX_MS = 10 * MINUTE_MS;

/** The same for unknown leagues and those of others. */
export const unknownLeague = () => new HttpError(404, "This league doesn't exist, or you're not in it.");

export const toFriendLeague = (row: LeagueRow, viewerId: string): FriendLeague => ({
  id: row.id,
  name: row.name,
  startsAt: new Date(row.starts_at).toISOString(),
  memberCount: row.member_count,
  isOwner: row.owner_id === viewerId,
});

type PlayerRow = { id: string; username: string; rank: string; is_bot: 0 | 1; deleted_at: Instant | null };

/** Returns how a league shows a player. Deleted users have neither a name nor a rank. */
const toPlayer = ({ id, username, rank, deleted_at, ...user }: PlayerRow) =>
  deleted_at === null
    ? { userId: id, username, rank, ...botMark(user) }
    : { userId: id, username: DELETED_USER, rank: '' };

/**
 * Like `toPlayer`, for a viewer who doesn't see everyone: a block hides who a member is, but neither their place nor, from
 * the owner, who may remove them, their id.
 */
export const toSeenPlayer =
  (hidden: ReadonlySet<string>, isOwner = false) =>
  (player: PlayerRow) =>
    hidden.has(player.id)
      ? { userId: isOwner ? player.id : `hidden-${[...hidden].indexOf(player.id)}`, username: HIDDEN_PLAYER, rank: '' }
      : toPlayer(player);

const leaguesWith = (db: Db, userId: string) =>
  db
    .selectFrom('friend_league_members as members')
    .innerJoin('friend_leagues', 'friend_leagues.id', 'members.league_id')
    .selectAll('friend_leagues')
    .where('members.user_id', '=', userId)
    .where('members.left_at', 'is', null);

/** Returns the leagues of a player, by name. */
export async function leaguesOf(db: Db, userId: string): Promise<FriendLeague[]> {
  const rows = await leaguesWith(db, userId).orderBy('friend_leagues.name').orderBy('friend_leagues.id').execute();
  return rows.map((row) => toFriendLeague(row, userId));
}

/** Returns a league of a player; undefined if they aren't in it. */
export const leagueWith = (db: Db, leagueId: string, userId: string): Promise<LeagueRow | undefined> =>
  leaguesWith(db, userId).where('friend_leagues.id', '=', leagueId).executeTakeFirst();

/** Returns a league of a player. Rejects all others with 404. */
export async function requireMember(db: Db, leagueId: string, userId: string): Promise<LeagueRow> {
  const row = isId(leagueId) ? await leagueWith(db, leagueId, userId) : undefined;
  if (row === undefined) throw unknownLeague();
  return row;
}

/** Like `requireMember`; rejects members who don't own the league with 403. */
export async function requireOwner(db: Db, leagueId: string, userId: string): Promise<LeagueRow> {
  const league = await requireMember(db, leagueId, userId);
  if (league.owner_id !== userId) throw new HttpError(403, 'Only the owner of the league can do this.');
  return league;
}

/**
 * Locks a player until the end of the transaction, so that requests at the same time can't bring them into more leagues
 * than allowed. Rejects with 401 once the account is deleted, and with 409 when the player is in the maximum of leagues.
 */
export async function requireRoomForLeague(db: Db, userId: string): Promise<void> {
  const user = await lockUser(db, userId);
  if (user?.deleted_at !== null) throw unauthorized();
  const { count } = await db
    .selectFrom('friend_league_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= FRIEND_LEAGUES_MAX) {
    throw new HttpError(409, `You can be in at most ${FRIEND_LEAGUES_MAX} leagues. Leave one to join another.`);
  }
}

type NewLeague = { ownerId: string; name: string; startsAt: string | undefined; now: Instant };

/**
 * Creates a league, which starts at once or when its owner says. Rejects other starts with 400. A repeated request, as
 * after a lost response, gets the league that is there already.
 */
export async function createLeague(db: Db, { ownerId, name, startsAt, now }: NewLeague) {
  const starts_at = startOf(startsAt, now);
  return db.transaction().execute(async (transaction) => {
    await requireRoomForLeague(transaction, ownerId);
    const repeated = await leaguesWith(transaction, ownerId)
      .where('owner_id', '=', ownerId)
      .where('name', '=', name)
      .where('member_count', '=', 1)
      .where('created_at', '>', now - REPEAT_MAX_MS)
      .where((eb) => eb('starts_at', '=', startsAt === undefined ? eb.ref('created_at') : eb.val(starts_at)))
      .executeTakeFirst();
    if (repeated !== undefined) return { league: toFriendLeague(repeated, ownerId), isNew: false };
    const id = crypto.randomUUID();
    const thread_id = await openLeagueThread(transaction, id, ownerId, now);
    const league = { id, name, owner_id: ownerId, thread_id, starts_at, created_at: now, member_count: 1 };
    const row = await transaction.insertInto('friend_leagues').values(league).returningAll().executeTakeFirstOrThrow();
    await transaction
      .insertInto('friend_league_members')
      .values({ league_id: id, user_id: ownerId, joined_at: now, counts_from: starts_at })
      .execute();
    return { league: toFriendLeague(row, ownerId), isNew: true };
  });
}

/** A start in the past is now: the matches before the league count for nobody. */
function startOf(text: string | undefined, now: Instant): Instant {
  if (text === undefined) return now;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new HttpError(400, 'Choose a valid start date.');
  if (at > now + START_MAX_MS) throw new HttpError(400, 'A league can start at most a year from now.');
  return Math.max(at, now);
}

/** Returns the ids of those who are or were in a league and whom a viewer doesn't see. */
export async function hiddenIn(db: Db, leagueId: string, viewerId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('friend_league_members')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .execute();
  const everyone = rows.map(({ user_id }) => user_id);
  return hiddenAmong(db, viewerId, everyone);
}
