import { type Endpoint, endpoints, type PickChoice, type Prediction } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';

const { HOSTILE_TEXTS, openPrediction, player, rival } = fixtures;
const HOSTILE = [HOSTILE_TEXTS.tag, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.template, HOSTILE_TEXTS.bidi, HOSTILE_TEXTS.zalgo];

export type FakeRequest = { params: Record<string, string>; query: URLSearchParams; body: Record<string, unknown> };
type FakeEndpoints = Record<string, readonly [endpoint: Endpoint, respond: (request: FakeRequest) => Response]>;

const ok = (body: unknown, status = 200) => HttpResponse.json(body as null, { status });
const errorResponse = (status: number, message: string, more: object = {}) => ok({ message, ...more }, status);

/** Creates the state of the fake server. */
export function createState() {
  const initialMessages = fixtures.chatMessages.slice(0, 3);
  return {
    isLoggedIn: true,
    follows: false,
    picks: new Map<string, PickChoice>(),
    chats: HOSTILE.reduce(
      (all, text, index) => [...all, { ...fixtures.userChatMessage, id: `${90 + index}`, text }],
      [...initialMessages],
    ),
    messages: [...fixtures.dmMessages],
    notifications: [
      ...fixtures.notifications,
      ...HOSTILE.map((message, index) => ({
        id: `h-${index}`,
        message,
        isRead: false,
        createdAt: fixtures.FIXED_NOW.toISOString(),
      })),
    ],
  };
}
export type State = ReturnType<typeof createState>;

/** The matches that can be picked; the last one has a hostile name. */
const CARDS: readonly Prediction[] = [
  openPrediction,
  fixtures.eplPrediction,
  {
    ...openPrediction,
    match: { ...openPrediction.match, id: 'hostile', homeTeam: HOSTILE_TEXTS.tag, awayTeam: HOSTILE_TEXTS.markdown },
  },
];

/** A minimal server that remembers the session, picks, messages, read notifications and follows. */
export function createFakeServer(state: State): FakeEndpoints {
  const authenticated = (respond: (request: FakeRequest) => Response) => (request: FakeRequest) =>
    state.isLoggedIn ? respond(request) : errorResponse(401, 'Unauthorized');
  const withPick = (card: Prediction): Prediction => {
    const userPick = (state.isLoggedIn && state.picks.get(card.match.id)) || null;
    return { ...card, userPick, communityStats: userPick && fixtures.lockedPrediction.communityStats };
  };
  const open = () => CARDS.find(({ match }) => !state.picks.has(match.id));
  const card = ({ query }: FakeRequest) => {
    const found = CARDS.find(({ match }) => match.id === query.get('match')) ?? open();
    return ok(found ? withPick(found) : fixtures.endOfDayResponse);
  };
  const session = (isLoggedIn: boolean) => () => {
    state.isLoggedIn = isLoggedIn;
    return ok(null);
  };
  const following = (follows: boolean) =>
    authenticated(() => {
      state.follows = follows;
      return ok(null);
    });
  const unread = () => state.notifications.filter(({ isRead }) => !isRead);
  const read = (matches: (id: string) => boolean) => {
    state.notifications = state.notifications.map((row) => (matches(row.id) ? { ...row, isRead: true } : row));
    return ok(null);
  };

  return {
    currentUser: [endpoints.currentUser, authenticated(() => ok(player))],
    login: [endpoints.login, session(true)],
    logout: [endpoints.logout, session(false)],
    random: [endpoints.randomPrediction, card],
    spotlight: [endpoints.spotlightPrediction, card],
    pick: [
      endpoints.lockPick,
      authenticated(({ body }) => {
        const { matchId, choice } = body as { matchId: string; choice: PickChoice };
        const stored = state.picks.get(matchId);
        if (stored && stored !== choice)
          return errorResponse(409, 'Already picked', { pick: { matchId, choice: stored } });
        state.picks.set(matchId, choice);
        return ok({ pick: { matchId, choice } }, 201);
      }),
    ],
    notifications: [endpoints.notifications, authenticated(() => ok(state.notifications))],
    unread: [endpoints.unreadCount, authenticated(() => ok({ count: unread().length }))],
    markRead: [endpoints.markRead, authenticated(({ params }) => read((id) => id === params.id))],
    markAllRead: [endpoints.markAllRead, authenticated(() => read(() => true))],
    summary: [
      endpoints.userSummary,
      ({ params }) =>
        ok(params.id === rival.id ? { ...fixtures.rivalSummary, isFollowing: state.follows } : fixtures.ownSummary),
    ],
    follow: [endpoints.follow, following(true)],
    unfollow: [endpoints.unfollow, following(false)],
    followers: [endpoints.followers, () => ok([])],
    following: [endpoints.following, () => ok(fixtures.oneUser)],
    search: [
      endpoints.searchUsers,
      ({ query }) =>
        ok(fixtures.searchResults.filter(({ username }) => username.includes(query.get('q') ?? '')) as never),
    ],
    chats: [
      endpoints.matchChats,
      authenticated(() => ok(fixtures.matchChats.filter(({ matchId }) => state.picks.has(matchId)))),
    ],
    chat: [endpoints.matchChat, () => ok(state.chats)],
    realError: [
      endpoints.sendChatMessage,
      authenticated(({ params, body }) => {
        if (!state.picks.has(params.id ?? '')) return errorResponse(403, 'Make a pick to post messages');
        state.chats = [
          ...state.chats,
          { ...fixtures.userChatMessage, id: `${200 + state.chats.length}`, text: String(body.text) },
        ];
        return ok(null, 201);
      }),
    ],
    match: [endpoints.match, () => ok(fixtures.liveDetail)],
    plays: [endpoints.playByPlay, () => ok(fixtures.nbaPlays)],
    threads: [endpoints.dmThreads, authenticated(() => ok(fixtures.dmThreads))],
    messages: [endpoints.dmMessages, authenticated(() => ok(state.messages))],
    sendDirectMessage: [
      endpoints.sendDmMessage,
      authenticated(({ body }) => {
        const id = `${100 + state.messages.length}`;
        const message = { id, userId: player.id, text: String(body.text), createdAt: fixtures.FIXED_NOW.toISOString() };
        state.messages = [...state.messages, message];
        return ok(null, 201);
      }),
    ],
    boards: [
      endpoints.leaderboard,
      ({ query }) => ok(query.get('period') === 'daily' ? [] : fixtures.leaderboardEntries),
    ],
    completed: [endpoints.completedLive, () => ok(fixtures.completedMatches)],
    machine: [endpoints.machineStats, () => ok(fixtures.machineStats)],
    recap: [endpoints.recap, () => ok(fixtures.hostileRecap)],
    achievements: [endpoints.achievements, () => ok(fixtures.achievementList)],
    preference: [endpoints.updatePreference, authenticated(() => ok(null))],
  };
}
