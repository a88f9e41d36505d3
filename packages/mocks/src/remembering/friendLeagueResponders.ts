import type { FriendLeagueDetails } from '@machine/contract/friendLeague.ts';
import { emptyTableOf, invite, invitedLeague, memberOf, toSummary } from '../friendLeague.ts';
import { participantOf } from '../message.ts';
import { Rejection, type Responders } from './responders.ts';
import type { Account, Store } from './store.ts';

export const friendLeagueResponders: Responders = {
  friendLeagues: ({ account }) => account.leagues.map(toSummary),

  createFriendLeague({ body, store, account }) {
    const startsAt = body.startsAt ?? store.now();
    const created: FriendLeagueDetails = {
      id: `l-${store.nextId()}`,
      name: body.name,
      startsAt,
      memberCount: 1,
      isOwner: true,
      threadId: `t-${store.nextId()}`,
      members: [memberOf(account.user, startsAt, true)],
      invite: null,
      weeks: [],
    };
    addLeague(account, created);
    return toSummary(created);
  },

  friendLeague: ({ params, account }) => leagueOf(account, params.id),

  friendLeagueTable({ params, reply, account }) {
    const league = leagueOf(account, params.id);
    return league.weeks.length === 0 ? emptyTableOf(league) : reply;
  },

  renameFriendLeague({ params, body, account }) {
    update(account, params.id, { name: body.name });
  },

  createInvite({ params, store, account }) {
    const made = { ...invite, code: `${invite.code.slice(0, -9)}${store.nextId()}` };
    update(account, params.id, { invite: made });
    return made;
  },

  revokeInvite({ params, account }) {
    update(account, params.id, { invite: null });
  },

  leaveFriendLeague({ params, account }) {
    const { id, threadId } = leagueOf(account, params.id);
    account.leagues = account.leagues.filter((league) => league.id !== id);
    account.threads = account.threads.filter((thread) => thread.id !== threadId);
  },

  removeFriendLeagueMember({ params, account }) {
    const { members } = leagueOf(account, params.id);
    const left = members.filter(({ userId }) => userId !== params.userId);
    if (left.length === members.length) throw unknownLeague();
    update(account, params.id, { members: left, memberCount: left.length, invite: null });
  },

  invite({ reply, account }) {
    const joined = account?.leagues.find(({ id }) => id === invitedLeague.id);
    return joined ? { ...reply, state: 'MEMBER', leagueId: joined.id, memberCount: joined.memberCount } : reply;
  },

  joinFriendLeague({ reply, store, account }) {
    if (!account.leagues.some(({ id }) => id === reply.id)) addLeague(account, asMember(store, account));
  },
};

const unknownLeague = () => new Rejection(404, "This league doesn't exist, or you're not in it.");

function leagueOf({ leagues }: Account, leagueId: string): FriendLeagueDetails {
  const league = leagues.find(({ id }) => id === leagueId);
  if (!league) throw unknownLeague();
  return league;
}

/** Adds a league and its chat. */
function addLeague(account: Account, league: FriendLeagueDetails): void {
  account.leagues = [...account.leagues, league];
  const participants = league.members.map((member) => participantOf({ ...member, id: member.userId }));
  const { id, name, threadId } = league;
  account.threads = [{ id: threadId, participants, lastMessage: null, league: { id, name } }, ...account.threads];
}

/** Puts the user in the place of the fixtures' viewer, who joins now. */
function asMember(store: Store, { user }: Account): FriendLeagueDetails {
  return { ...invitedLeague, members: [...invitedLeague.members.slice(0, -1), memberOf(user, store.now())] };
}

function update(account: Account, leagueId: string, changes: Partial<FriendLeagueDetails>): void {
  const league = leagueOf(account, leagueId);
  if (!league.isOwner) throw new Rejection(403, 'Only the owner of the league can do this.');
  account.leagues = account.leagues.map((other) => (other === league ? { ...league, ...changes } : other));
}
