import { SEARCH_ROWS_MAX } from '@machine/contract/constants.ts';
import type { RecentPick, UserRow, UserSummary } from '@machine/contract/profile.ts';
import { newcomerSummary } from '../profile.ts';
import { cardOf } from './gameResponders.ts';
import { Rejection, type Responders } from './responders.ts';
import { isHidden, unknownUser } from './safetyResponders.ts';
import type { Account, Store } from './store.ts';

export const peopleResponders: Responders = {
  searchUsers({ query, store, account }) {
    const text = (query.get('q') ?? '').toLowerCase();
    return Array.from(store.people.values())
      .filter(({ id }) => !isHidden(account, id))
      .filter(({ username }) => username.toLowerCase().includes(text))
      .slice(0, SEARCH_ROWS_MAX);
  },

  userSummary({ params, reply, store, account }) {
    if (account?.user.id === params.id) return ownSummary(store, account, account.isNew ? newcomerSummary : reply);
    if (!reply || isHidden(account, params.id)) return null;
    const person = store.people.get(params.id);
    const isFollowing = Boolean(account && follows(account, params.id));
    return {
      ...reply,
      user: person ? { ...reply.user, id: person.id, username: person.username, rank: person.rank } : reply.user,
      isFollowing,
      isMuted: account?.mutes.some(({ id }) => id === params.id),
      followersCount: reply.followersCount + Number(isFollowing) - Number(reply.isFollowing),
    };
  },

  followers: ({ params, reply, account }) =>
    account?.user.id === params.id ? account.followers : shown(reply, account),
  following: ({ params, reply, account }) =>
    account?.user.id === params.id ? account.following : shown(reply, account),

  follow({ params, store, account }) {
    if (params.id === account.user.id) throw new Rejection(400, "You can't follow yourself.");
    const person = store.people.get(params.id);
    if (!person || isHidden(account, params.id)) throw unknownUser();
    if (!follows(account, params.id)) account.following = [person, ...account.following];
    // Accepts their requests.
    account.threads = account.threads.map((thread) =>
      thread.isRequest && thread.participants.some(({ userId }) => userId === params.id)
        ? { ...thread, isRequest: undefined }
        : thread,
    );
  },

  unfollow({ params, account }) {
    account.following = account.following.filter(({ id }) => id !== params.id);
  },

  removeFollower({ params, account }) {
    if (params.id !== account.user.id) throw unknownUser();
    account.followers = account.followers.filter(({ id }) => id !== params.followerId);
  },
};

const shown = (rows: UserRow[], account: Account | null) => rows.filter(({ id }) => !isHidden(account, id));

export const follows = ({ following }: Account, userId: string) => following.some(({ id }) => id === userId);

function ownSummary(store: Store, account: Account, summary: UserSummary | null): UserSummary | null {
  if (!summary) return summary;
  const { user, followers, following, listed } = account;
  const { id, username, rank } = user;
  return {
    ...summary,
    user: { ...summary.user, id, username, rank },
    followersCount: summary.followersCount + followers.length - listed.followers,
    followingCount: summary.followingCount + following.length - listed.following,
    following: following.map((row) => ({ followeeId: row.id })),
    recentPicks: [...recentPicks(store, account), ...summary.recentPicks],
  };
}

/** The picks of the visit, newest first. */
const recentPicks = (store: Store, { picks }: Account): RecentPick[] =>
  [...picks].toReversed().flatMap(([matchId, choice]) => {
    const card = cardOf(store, matchId);
    if (!card) return [];
    const { homeTeam, awayTeam, status } = card.match;
    const { machinePick } = card.prediction;
    return { matchId, choice, homeTeam, awayTeam, machinePick, status, wasCorrect: null };
  });
