import * as endpoints from '@machine/contract/endpoints.ts';
import type { ChatMessage } from '@machine/contract/chat.ts';
import type { Endpoint, EndpointOutput } from '@machine/contract/endpoint.ts';
import type { LiveEvent } from '@machine/contract/events.ts';
import type { FriendLeagueDetails } from '@machine/contract/friendLeague.ts';
import type { DmMessage } from '@machine/contract/message.ts';
import { hasMatch, type PickChoice, type Prediction, type PredictionResponse } from '@machine/contract/prediction.ts';
import type { UserRow, UserSearchResult } from '@machine/contract/profile.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import * as fixtures from '../fixtures.ts';
import { liveMatchOf } from './liveMatch.ts';

/** Delays of the mocked server. */
export const DELAYS_MS = { answer: 2_000, play: 5_000, notification: 10_000 } as const;

const { eplPrediction, longNamesMatchChat, longNamesPrediction, openPrediction, player } = fixtures;

export type Account = ReturnType<typeof createAccount>;
/** The state that is kept until the page is reloaded. */
export type Store = Awaited<ReturnType<typeof loadStore>>;

/** Returns what the scenario replies to a read; null if it fails. */
type Read = <E extends Endpoint>(endpoint: E, params?: Record<string, string>) => Promise<EndpointOutput<E> | null>;

/** Three matches, so that there is a next prediction after a pick. */
const MORE_CARDS: Prediction[] = [
  openPrediction,
  eplPrediction,
  { ...longNamesPrediction, match: { ...longNamesPrediction.match, id: longNamesMatchChat.matchId } },
];

/** The lists of an account. */
const LISTS = {
  clubs: endpoints.userClubs,
  notifications: endpoints.notifications,
  matchChats: endpoints.matchChats,
  threads: endpoints.dmThreads,
  sessions: endpoints.activeSessions,
  followers: endpoints.followers,
  following: endpoints.following,
  blocks: endpoints.blocks,
  mutes: endpoints.mutes,
} as const satisfies Record<string, Endpoint>;
type Lists = { [Name in keyof typeof LISTS]: EndpointOutput<(typeof LISTS)[Name]> };

const NO_LISTS = Object.fromEntries(Object.keys(LISTS).map((name) => [name, []])) as unknown as Lists;

async function listsFrom(readList: (endpoint: Endpoint) => unknown): Promise<Lists> {
  const lists = Object.entries(LISTS).map(async ([name, endpoint]) => [name, (await readList(endpoint)) ?? []]);
  return Object.fromEntries(await Promise.all(lists));
}

/** Starts with what a scenario replies. */
export async function loadStore(read: Read, publish: (event: LiveEvent) => void) {
  const currentUser = await read(endpoints.currentUser);
  const user = currentUser ?? player;
  const [lists, random, spotlight, completed, searchResults, leaderboard, slate, reminders, leagues] =
    await Promise.all([
      listsFrom((endpoint) => read(endpoint, { id: user.id })),
      read(endpoints.randomPrediction),
      read(endpoints.spotlightPrediction),
      read(endpoints.completedLive),
      read(endpoints.searchUsers),
      read(endpoints.leaderboard),
      read(endpoints.slate),
      read(endpoints.reminders),
      read(endpoints.friendLeagues),
    ]);
  const { matchChats, threads, sessions, followers, following, blocks, mutes } = lists;
  const details = await Promise.all((leagues ?? []).map(({ id }) => read(endpoints.friendLeague, { id })));
  const cards = cardsFrom(random, spotlight);
  const isOpen = (matchId: string) => cards.some(({ match, userPick }) => match.id === matchId && userPick === null);
  const owner: Account = {
    ...createAccount(user),
    ...lists,
    isNew: false,
    matchChats: matchChats.filter(({ matchId }) => !isOpen(matchId)),
    threads: threads.map((thread) => ({ ...thread, participants: withUser(thread.participants, user) })),
    leagues: details.flatMap((league) => (league ? { ...league, members: withUser(league.members, user) } : [])),
    sessions: sessions.filter(({ isCurrent }) => currentUser !== null || !isCurrent),
    reminders: reminders ?? fixtures.reminders,
    listed: { followers: followers.length, following: following.length },
  };
  const startedAt = Date.now();
  let lastId = 0;
  return {
    account: currentUser && owner,
    /** The scenario's player; null after it was deleted. */
    owner: owner as Account | null,
    /** The accounts that signed up during the visit. */
    newAccounts: [] as Account[],
    cards,
    /** The matches of the days around the visit. */
    slate: slate?.entries ?? [],
    /** Number of requested random predictions. */
    draws: 0,
    people: peopleIn(
      searchResults,
      followers,
      following,
      leaderboard?.map((row) => ({ ...row, id: row.userId })),
      [...blocks, ...mutes].map((row) => ({ ...row, stars: 0 })),
    ),
    live: liveMatchOf(completed ?? []),
    /** The messages of the visit, by match. */
    chats: new Map<string, ChatMessage[]>(),
    /** The direct messages of the visit, by thread. */
    messages: new Map<string, DmMessage[]>(),
    /** The ids of messages that the account has deleted. */
    deletedMessages: new Set<string>(),
    /** The threads whose earlier messages the scenario has. */
    threadsWithHistory: new Set(threads.filter(({ lastMessage }) => lastMessage !== null).map(({ id }) => id)),
    now: () => new Date(fixtures.FIXED_NOW.getTime() + Date.now() - startedAt).toISOString(),
    /** Returns an id that no fixture has. */
    nextId: () => `visit-${(lastId += 1)}`,
    publish,
  };
}

/** Creates an account that has done nothing yet. */
export const createAccount = (user: CurrentUser) => ({
  user,
  /** Signed up during the visit: nothing that the scenario's player has done is its own. */
  isNew: true,
  /** The picks of the visit, by match. */
  picks: new Map<string, PickChoice>(),
  ...NO_LISTS,
  leagues: [] as FriendLeagueDetails[],
  reminders: fixtures.reminders,
  /** The lengths of these lists in the scenario, whose counts are higher. */
  listed: { followers: 0, following: 0 },
});

/** Puts the user in the place of the fixtures' viewer. */
const withUser = <Row extends { userId: string }>(rows: Row[], { id: userId, username, rank }: CurrentUser): Row[] =>
  rows.map((row) => (row.userId === player.id ? { ...row, userId, username, rank } : row));

function cardsFrom(...replies: (PredictionResponse | null)[]): Prediction[] {
  const [first] = replies;
  if (!first || !hasMatch(first)) return [];
  const cards = [...replies.filter((reply) => reply !== null).filter(hasMatch), ...MORE_CARDS];
  return cards.filter(({ match }, index) => cards.findIndex((card) => card.match.id === match.id) === index);
}

type Person = Pick<UserRow, 'id' | 'username' | 'rank' | 'stars'> & Partial<UserSearchResult>;

/** The first list that has a person wins. */
function peopleIn(...lists: (Person[] | null | undefined)[]): Map<string, UserSearchResult> {
  const rows = lists.flatMap((list) => list ?? []);
  return new Map(
    rows.toReversed().map(({ id, username, rank, stars, achievements = [] }) => {
      return [id, { id, username, rank, stars, achievements, profileImageUrl: null }];
    }),
  );
}
