import { endpoints, type FriendLeagueDetails } from '@machine/contract';
import { isUserId } from '../../account/auth/require-user.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { createServerKey } from '../../platform/db/server-key.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { createInvite, INVITE_KEY, inviteDetails, revokeInvite, currentInvite, type InviteKey } from './invite.ts';
import {
  createLeague,
  hiddenIn,
  leaguesOf,
  requireMember,
  requireOwner,
  unknownLeague,
  type LeagueRow,
  toFriendLeague,
  toSeenPlayer,
} from './league.ts';
import { joinLeague, leaveLeague, removeMember } from './membership.ts';
import { tableOf } from './table.ts';
import { weeksOf } from './weeks.ts';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import { type Instant, WEEK_MS } from '../../platform/clock/time.ts';
import type { Span } from '../../game/leaderboard/period.ts';
import type { Db } from '../../platform/db/open.ts';
import { toStars } from '../../platform/db/stars.ts';
import { machineTenths } from './machine.ts';

/** `now` is game time, `at` real time. */
type Viewer = { userId: string; now: Instant; at: Instant; hidden: ReadonlySet<string>; inviteKey: InviteKey };

async function detailsOf(db: Db, league: LeagueRow, viewer: Viewer): Promise<FriendLeagueDetails> {
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

/** Returns the span of the week that starts at `text`. Rejects any other text with 400. */
function weekSpanOf(text: string): Span {
  const from = Date.parse(text);
  if (gameWeekStart(gameWeekOf(from)) !== from) throw new HttpError(400, 'This is not the start of a week.');
  return { from, to: from + WEEK_MS };
}

export type FriendLeagueDeps = Pick<RouteDeps, 'db' | 'clock' | 'wall'> & { requireMayWrite: RequireMayWrite };

export const friendLeagueRoutes = ({ db, clock, wall, requireMayWrite }: FriendLeagueDeps): Route[] => {
  const inviteKey = createServerKey(db, INVITE_KEY);
  return [
    handle(endpoints.friendLeagues, async ({ userId }) => ({ body: await leaguesOf(db, userId) })),

    handle(endpoints.createFriendLeague, async ({ body, userId: ownerId }) => {
      await requireMayWrite(db, { userId: ownerId, text: body.name });
      const wanted = { ownerId, name: body.name, startsAt: body.startsAt, now: clock.now() };
      const { league, isNew } = await createLeague(db, wanted);
      return { status: isNew ? 201 : 200, body: league };
    }),

    handle(endpoints.friendLeague, async ({ params, userId }) => {
      const league = await requireMember(db, params.id, userId);
      const viewer = { userId, now: clock.now(), at: wall(), hidden: await hiddenIn(db, league.id, userId), inviteKey };
      return { body: await detailsOf(db, league, viewer) };
    }),

    handle(endpoints.friendLeagueTable, async ({ params, query, userId }) => {
      const league = await requireMember(db, params.id, userId);
      const week = query.week === undefined ? null : weekSpanOf(query.week);
      return { body: await tableOf(db, league, { week, hidden: await hiddenIn(db, league.id, userId) }) };
    }),

    handle(endpoints.renameFriendLeague, async ({ params, body, userId }) => {
      const { id } = await requireOwner(db, params.id, userId);
      await requireMayWrite(db, { userId, text: body.name });
      await db.updateTable('friend_leagues').set({ name: body.name }).where('id', '=', id).execute();
    }),

    handle(endpoints.createInvite, async ({ params, userId }) => {
      const { id } = await requireOwner(db, params.id, userId);
      return { body: await createInvite(db, id, inviteKey, wall()) };
    }),

    handle(endpoints.revokeInvite, async ({ params, userId }) => {
      const { id } = await requireOwner(db, params.id, userId);
      await revokeInvite(db, id);
    }),

    handle(endpoints.leaveFriendLeague, async ({ params, userId }) => {
      const { id } = await requireMember(db, params.id, userId);
      await leaveLeague(db, id, userId, clock.now());
    }),

    handle(endpoints.removeFriendLeagueMember, async ({ params, userId: ownerId }) => {
      const { id } = await requireOwner(db, params.id, ownerId);
      if (params.userId === ownerId) throw new HttpError(400, "You can't remove yourself. Leave the league instead.");
      if (!isUserId(params.userId)) throw unknownLeague();
      await removeMember(db, id, params.userId, clock.now());
    }),

    handle(endpoints.invite, async ({ params, userId }) => ({
      body: await inviteDetails(db, params.code, { userId, at: wall() }),
    })),

    handle(endpoints.joinFriendLeague, async ({ params, userId }) => {
      const joining = { code: params.code, userId, now: clock.now(), at: wall(), requireMayWrite };
      return { body: { id: (await joinLeague(db, joining)).id } };
    }),
  ];
};
