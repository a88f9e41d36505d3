import {
  type ActiveSession,
  type AvoidedPlayer,
  type ChatMessage,
  type CurrentUser,
  type DmMessage,
  type DmThread,
  type Endpoint,
  type EndpointOutput,
  endpoints,
  type FollowedClub,
  type FriendLeagueDetails,
  hasMatch,
  type LiveEvent,
  type MatchChat,
  type Notification,
  type Participant,
  type PickChoice,
  type Prediction,
  type PredictionResponse,
  type Reminders,
  type SlateEntry,
  type UserRow,
  type UserSearchResult,
} from '@machine/contract';
import * as fixtures from '../fixtures.ts';
import { type LiveMatch, liveMatchOf } from './liveMatch.ts';

/** Delays of the mocked server. */
export const DELAYS_MS = { answer: 2_000, play: 5_000, notification: 10_000 } as const;

const { eplPrediction, longNamesMatchChat, longNamesPrediction, openPrediction, player } = fixtures;

export type Account = {
  user: CurrentUser;
  /** Signed up during the visit: nothing that the scenario's player has done is its own. */
  isNew: boolean;
  /** The picks of the visit, by match. */
  picks: Map<string, PickChoice>;
  clubs: FollowedClub[];
  notifications: Notification[];
  matchChats: MatchChat[];
  threads: DmThread[];
  leagues: FriendLeagueDetails[];
  sessions: ActiveSession[];
  reminders: Reminders;
  followers: UserRow[];
  following: UserRow[];
  /** The lengths of these two lists in the scenario, whose counts are higher. */
  listed: { followers: number; following: number };
  blocks: AvoidedPlayer[];
  mutes: AvoidedPlayer[];
};

/** The state that is kept until the page is reloaded. */
export type Store = {
  /** The logged-in account. */
  account: Account | null;
  /** The scenario's player; null after it was deleted. */
  owner: Account | null;
  /** The accounts that signed up during the visit. */
  newAccounts: Account[];
  cards: Prediction[];
  /** The matches of the days around the visit. */
  slate: SlateEntry[];
  /** Number of requested random predictions. */
  draws: number;
  people: Map<string, UserSearchResult>;
  live: LiveMatch | null;
  /** The messages of the visit, by match. */
  chats: Map<string, ChatMessage[]>;
  /** The direct messages of the visit, by thread. */
  messages: Map<string, DmMessage[]>;
  /** The threads whose earlier messages the scenario has. */
  threadsWithHistory: Set<string>;
  /** The ids of messages that the account has deleted. */
  deletedMessages: Set<string>;
  now: () => string;
  /** Returns an id that no fixture has. */
  nextId: () => string;
  /** Sends an event to the page. */
  publish: (event: LiveEvent) => void;
};

/** Returns what the scenario replies to a read; null if it fails. */
type Read = <E extends Endpoint>(endpoint: E, params?: Record<string, string>) => Promise<EndpointOutput<E> | null>;

/** Three matches, so that there is a next prediction after a pick. */
const MORE_CARDS: Prediction[] = [
  openPrediction,
  eplPrediction,
  { ...longNamesPrediction, match: { ...longNamesPrediction.match, id: longNamesMatchChat.matchId } },
];

/** Starts with what a scenario replies. */
export async function loadStore(read: Read, publish: Store['publish']): Promise<Store> {
  const currentUser = await read(endpoints.currentUser);
  const user = currentUser ?? player;
  const own = { id: user.id };
  const [random, spotlight, completed, followers, following, searchResults, leaderboard, ...lists] = await Promise.all([
    read(endpoints.randomPrediction),
    read(endpoints.spotlightPrediction),
    read(endpoints.completedLive),
    read(endpoints.followers, own),
    read(endpoints.following, own),
    read(endpoints.searchUsers),
    read(endpoints.leaderboard),
    read(endpoints.notifications),
    read(endpoints.matchChats),
    read(endpoints.dmThreads),
    read(endpoints.activeSessions),
    read(endpoints.blocks),
    read(endpoints.mutes),
    read(endpoints.userClubs),
    read(endpoints.slate),
    read(endpoints.reminders),
    read(endpoints.friendLeagues),
  ]);
  const [notifications, matchChats, threads, sessions, blocks, mutes, clubs, slate, reminders, leagues] = lists;
  const details = await Promise.all((leagues ?? []).map(({ id }) => read(endpoints.friendLeague, { id })));
  const cards = cardsFrom(random, spotlight);
  const isOpen = (matchId: string) => cards.some(({ match, userPick }) => match.id === matchId && userPick === null);
  const owner: Account = {
    ...createAccount(user),
    isNew: false,
    clubs: clubs ?? [],
    notifications: notifications ?? [],
    matchChats: (matchChats ?? []).filter(({ matchId }) => !isOpen(matchId)),
    threads: (threads ?? []).map((thread) => withParticipant(thread, user)),
    leagues: details.flatMap((league) => (league ? [ofUser(league, user)] : [])),
    sessions: (sessions ?? []).filter(({ isCurrent }) => currentUser !== null || !isCurrent),
    reminders: reminders ?? fixtures.reminders,
    followers: followers ?? [],
    following: following ?? [],
    listed: { followers: followers?.length ?? 0, following: following?.length ?? 0 },
    blocks: blocks ?? [],
    mutes: mutes ?? [],
  };
  const startedAt = Date.now();
  let lastId = 0;
  return {
    account: currentUser && owner,
    owner,
    newAccounts: [],
    cards,
    slate: slate?.entries ?? [],
    draws: 0,
    people: peopleIn(
      searchResults,
      followers,
      following,
      leaderboard?.map((row) => ({ ...row, id: row.userId })),
      [...(blocks ?? []), ...(mutes ?? [])].map((row) => ({ ...row, stars: 0 })),
    ),
    live: liveMatchOf(completed ?? []),
    chats: new Map(),
    messages: new Map(),
    deletedMessages: new Set(),
    threadsWithHistory: new Set(threads?.filter(({ lastMessage }) => lastMessage !== null).map(({ id }) => id)),
    now: () => new Date(fixtures.FIXED_NOW.getTime() + Date.now() - startedAt).toISOString(),
    nextId: () => `visit-${(lastId += 1)}`,
    publish,
  };
}

/** Creates an account that has done nothing yet. */
export const createAccount = (user: CurrentUser): Account => ({
  user,
  isNew: true,
  picks: new Map(),
  clubs: [],
  notifications: [],
  matchChats: [],
  threads: [],
  leagues: [],
  sessions: [],
  reminders: fixtures.reminders,
  followers: [],
  following: [],
  listed: { followers: 0, following: 0 },
  blocks: [],
  mutes: [],
});

export const participantOf = ({ id, username, rank }: Pick<UserRow, 'id' | 'username' | 'rank'>): Participant => ({
  userId: id,
  username,
  rank,
  profileImageUrl: null,
});

/** Puts the user in the place of the fixtures' viewer. */
const withParticipant = (thread: DmThread, user: CurrentUser): DmThread => ({
  ...thread,
  participants: thread.participants.map((other) => (other.userId === player.id ? participantOf(user) : other)),
});

/** Puts the user in the place of the fixtures' viewer. */
const ofUser = (league: FriendLeagueDetails, { id: userId, username, rank }: CurrentUser): FriendLeagueDetails => ({
  ...league,
  members: league.members.map((member) =>
    member.userId === player.id ? { ...member, userId, username, rank } : member,
  ),
});

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
