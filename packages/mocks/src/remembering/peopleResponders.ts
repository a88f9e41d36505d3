import { type RecentPick, SEARCH_ROWS_MAX, type UserSummary } from '@machine/contract';
import { newcomerSummary } from '../fixtures.ts';
import { Rejection, type Responders } from './responders.ts';
import type { Account, Store } from './store.ts';

/** Profiles, search, followers and following. */
export const peopleResponders: Responders = {
  leaderboard({ query, reply, account }) {
    if (query.get('scope') !== 'following') return reply;
    if (!account) throw new Rejection(401, 'Unauthorized');
    const shown = reply.filter(({ userId }) => userId === account.user.id || follows(account, userId));
    return shown.map((row) => ({
      ...row,
      position: 1 + shown.filter((other) => other.position < row.position).length,
    }));
  },

  searchUsers({ query, store }) {
    const text = (query.get('q') ?? '').toLowerCase();
    return Array.from(store.people.values())
      .filter(({ username }) => username.toLowerCase().includes(text))
      .slice(0, SEARCH_ROWS_MAX);
  },

  userSummary({ params, reply, store, account }) {
    if (account?.user.id === params.id) return ownSummary(store, account, account.isNew ? newcomerSummary : reply);
    if (!reply) return reply;
    const person = store.people.get(params.id);
    const isFollowing = Boolean(account && follows(account, params.id));
    return {
      ...reply,
      user: person ? { ...reply.user, id: person.id, username: person.username, rank: person.rank } : reply.user,
      isFollowing,
      followersCount: reply.followersCount + Number(isFollowing) - Number(reply.isFollowing),
    };
  },

  followers: ({ params, reply, account }) => (account?.user.id === params.id ? account.followers : reply),
  following: ({ params, reply, account }) => (account?.user.id === params.id ? account.following : reply),

  follow({ params, reply, store, account }) {
    if (params.id === account.user.id) throw new Rejection(400, "You can't follow yourself.");
    const person = store.people.get(params.id);
    if (!person) throw unknownUser();
    if (!follows(account, params.id)) account.following = [person, ...account.following];
    return reply;
  },

  unfollow({ params, reply, account }) {
    account.following = account.following.filter(({ id }) => id !== params.id);
    return reply;
  },

  removeFollower({ params, reply, account }) {
    if (params.id !== account.user.id) throw unknownUser();
    account.followers = account.followers.filter(({ id }) => id !== params.followerId);
    return reply;
  },
};

const unknownUser = () => new Rejection(404, "This user doesn't exist.");

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
const recentPicks = ({ cards }: Store, { picks }: Account): RecentPick[] =>
  Array.from(picks, ([matchId, choice]) => {
    const card = cards.find(({ match }) => match.id === matchId);
    return {
      matchId,
      choice,
      homeTeam: card?.match.homeTeam ?? '',
      awayTeam: card?.match.awayTeam ?? '',
      machinePick: card?.prediction.machinePick ?? '',
      status: card?.match.status ?? '',
      wasCorrect: null,
    };
  }).toReversed();
