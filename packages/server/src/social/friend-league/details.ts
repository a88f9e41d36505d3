import type { FriendLeagueDetails } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { toStars } from '../../platform/db/stars.ts';
import { currentInvite, type InviteKey } from './invite.ts';
import { type LeagueRow, toFriendLeague, toSeenPlayer } from './league.ts';
import { machineTenths } from './machine.ts';
import { weeksOf } from './weeks.ts';

type Viewer = {
  userId: string;
  /** In game time. */
  now: Instant;
  /** In real time. */
  at: Instant;
  hidden: ReadonlySet<string>;
  inviteKey: InviteKey;
};

/** Returns a league as one of its members sees it. */
export async function detailsOf(db: Db, league: LeagueRow, viewer: Viewer): Promise<FriendLeagueDetails> {
  const machine = await machineTenths(db, league.id, null);
  return {
    ...toFriendLeague(league, viewer.userId),
    threadId: league.thread_id,
    members: await membersOf(db, league, viewer),
    invite: await currentInvite(league, viewer.inviteKey, viewer.at),
    canReport: league.owner_id !== viewer.userId,
    machine: toStars([...machine.values()].reduce((sum, tenths) => sum + tenths, 0)),
    weeks: await weeksOf(db, league, viewer),
  };
}

async function membersOf(db: Db, league: LeagueRow, { userId, hidden }: Viewer) {
  const toMember = toSeenPlayer(hidden, league.owner_id === userId);
  const rows = await db
    .selectFrom('friend_league_members as members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'username', 'rank', 'is_bot', 'deleted_at', 'joined_at'])
    .where('league_id', '=', league.id)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ joined_at, ...user }) => ({
    ...toMember(user),
    isOwner: user.id === league.owner_id,
    joinedAt: new Date(joined_at).toISOString(),
  }));
}
