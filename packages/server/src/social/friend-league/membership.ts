import { FRIEND_LEAGUE_MEMBERS_MAX } from '@machine/contract';
import { HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { requireInvited, requireValid, revokeInvite, unknownInvite } from './invite.ts';
import { type LeagueRow, leagueWith, requireRoomForLeague, unknownLeague } from './league.ts';
import { addToThread, removeFromThread } from './league-thread.ts';

/** `now` is game time, `at` real time. */
type Joining = { code: string; userId: string; now: Instant; at: Instant; requireMayWrite: RequireMayWrite };

/**
 * Lets a player join by a link; one who is in the league already stays in it. Rejects muted and suspended players with
 * 403, because members appear in its chat; unknown links with 404; expired ones, full leagues and players in too
 * many leagues with 409.
 */
export const joinLeague = (db: Db, joining: Joining): Promise<{ id: string; isNew: boolean }> =>
  db.transaction().execute(async (transaction) => {
    const { userId, now, at } = joining;
    const league = await requireInvited(transaction, joining.code, userId);
    const { id } = league;
    if (await leagueWith(transaction, id, userId)) return { id, isNew: false };
    await joining.requireMayWrite(transaction, { userId, text: '' });
    requireValid(league, at);
    await requireRoomForLeague(transaction, userId);
    // Again: another request of the player may have joined in the meantime.
    if (await leagueWith(transaction, id, userId)) return { id, isNew: false };
    await takePlace(transaction, league);
    await transaction
      .insertInto('friend_league_members')
      .values({ league_id: id, user_id: userId, joined_at: now, counts_from: countsFrom(league, now) })
      // A returning member continues as if they had never left, so that leaving can't skip a bad week.
      .onConflict((conflict) => conflict.columns(['league_id', 'user_id']).doUpdateSet({ left_at: null }))
      .execute();
    await addToThread(transaction, league.thread_id, userId);
    return { id, isNew: true };
  });

/**
 * Returns from when on the results of a new member count. Those who join in the first hour are there from the start:
 * friends need a moment to follow a link.
 */
const countsFrom = ({ starts_at }: LeagueRow, joinedAt: Instant): Instant =>
  joinedAt < starts_at + HOUR_MS ? starts_at : joinedAt;

/** Locks a league and counts one member more, if there is room. */
const countMember = (db: Db, leagueId: string) =>
  db
    .updateTable('friend_leagues')
    .set((eb) => ({ member_count: eb('member_count', '+', 1) }))
    .where('id', '=', leagueId)
    .where('member_count', '<', FRIEND_LEAGUE_MEMBERS_MAX)
    .returning('thread_id');

/** Counts a new member, if the link still is the current one. */
async function takePlace(db: Db, { id, invite_hash }: LeagueRow): Promise<void> {
  const taken = await countMember(db, id).where('invite_hash', '=', invite_hash).executeTakeFirst();
  if (taken !== undefined) return;
  const current = await db
    .selectFrom('friend_leagues')
    .select('id')
    .where('id', '=', id)
    .where('invite_hash', '=', invite_hash)
    .executeTakeFirst();
  if (current === undefined) throw unknownInvite();
  throw new HttpError(409, `This league is full: it has ${FRIEND_LEAGUE_MEMBERS_MAX} members.`);
}

/** Ends a player's membership. Rejects a player who isn't in the league with 404. */
export const leaveLeague = (db: Db, leagueId: string, userId: string, now: Instant): Promise<void> =>
  db.transaction().execute((transaction) => endMembership(transaction, leagueId, userId, now));

/** Ends the membership of another player, and revokes the link, which the player may still have. */
export const removeMember = (db: Db, leagueId: string, userId: string, now: Instant): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await endMembership(transaction, leagueId, userId, now);
    await revokeInvite(transaction, leagueId);
  });

/**
 * Ends all memberships of a player whose account is deleted, and returns the leagues. Call it in that transaction, after
 * locking the user.
 */
export async function leaveAllLeagues(db: Db, userId: string, now: Instant): Promise<string[]> {
  const leagues = await db
    .selectFrom('friend_league_members')
    .select('league_id')
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    // In this order everywhere, so that two deletions at once can't deadlock.
    .orderBy('league_id')
    .execute();
  for (const { league_id } of leagues) await endMembership(db, league_id, userId, now);
  return leagues.map(({ league_id }) => league_id);
}

/** Makes a player whose account is restored a member again, where the league is still there and not full. */
export async function returnToLeagues(db: Db, userId: string, leagueIds: readonly string[]): Promise<void> {
  for (const id of leagueIds) {
    const league = await countMember(db, id).executeTakeFirst();
    if (league === undefined) continue;
    await db
      .updateTable('friend_league_members')
      .set({ left_at: null })
      .where('league_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    await addToThread(db, league.thread_id, userId);
  }
}

async function endMembership(db: Db, leagueId: string, userId: string, now: Instant): Promise<void> {
  // Locks the league, so that the owner and the number of members follow from who is in it.
  const league = await db
    .updateTable('friend_leagues')
    .set((eb) => ({ member_count: eb.ref('member_count') }))
    .where('id', '=', leagueId)
    .returningAll()
    .executeTakeFirst();
  if (league === undefined) throw unknownLeague();
  const left = await db
    .updateTable('friend_league_members')
    .set({ left_at: now })
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (left === undefined) throw unknownLeague();
  await removeFromThread(db, league.thread_id, userId, now);
  if (league.member_count === 1) return deleteLeague(db, leagueId);
  const owner_id = league.owner_id === userId ? await successorIn(db, leagueId) : league.owner_id;
  const member_count = league.member_count - 1;
  await db.updateTable('friend_leagues').set({ member_count, owner_id }).where('id', '=', leagueId).execute();
}

/** Returns the one who has been in the league longest. */
async function successorIn(db: Db, leagueId: string): Promise<string> {
  const { user_id } = await db
    .selectFrom('friend_league_members')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return user_id;
}

/** Nobody can see a league without members anymore. */
async function deleteLeague(db: Db, leagueId: string): Promise<void> {
  await db.deleteFrom('friend_league_members').where('league_id', '=', leagueId).execute();
  await db.deleteFrom('friend_leagues').where('id', '=', leagueId).execute();
}
