import { type Endpoint, endpoints, type PickChoice, type Prediction } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';

const { HOSTILE_TEXTS, openPrediction, player, rival } = fixtures;
const HOSTILE = [HOSTILE_TEXTS.tag, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.template, HOSTILE_TEXTS.bidi, HOSTILE_TEXTS.zalgo];

export type Asked = { params: Record<string, string>; query: URLSearchParams; body: Record<string, unknown> };
type Answers = Record<string, readonly [endpoint: Endpoint, answer: (asked: Asked) => Response]>;

const ok = (body: unknown, status = 200) => HttpResponse.json(body as null, { status });
const refused = (status: number, message: string, more: object = {}) => ok({ message, ...more }, status);

/** What the server of a session remembers. */
export function createState() {
  const said = fixtures.chatMessages.slice(0, 3);
  return {
    isLoggedIn: true,
    follows: false,
    picks: new Map<string, PickChoice>(),
    chats: HOSTILE.reduce(
      (all, text, index) => [...all, { ...fixtures.userChatMessage, id: `${90 + index}`, text }],
      [...said],
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

/** The matches that can be picked; the last of them has a hostile name. */
const CARDS: readonly Prediction[] = [
  openPrediction,
  fixtures.eplPrediction,
  {
    ...openPrediction,
    match: { ...openPrediction.match, id: 'hostile', homeTeam: HOSTILE_TEXTS.tag, awayTeam: HOSTILE_TEXTS.markdown },
  },
];

/** A server in small: it knows who is here, what was picked, said, read and followed, and nothing else. */
export function createAnswers(state: State): Answers {
  const own = (answer: (asked: Asked) => Response) => (asked: Asked) =>
    state.isLoggedIn ? answer(asked) : refused(401, 'Unauthorized');
  const withPick = (card: Prediction): Prediction => {
    const userPick = (state.isLoggedIn && state.picks.get(card.match.id)) || null;
    return { ...card, userPick, communityStats: userPick && fixtures.lockedPrediction.communityStats };
  };
  const open = () => CARDS.find(({ match }) => !state.picks.has(match.id));
  const card = ({ query }: Asked) => {
    const found = CARDS.find(({ match }) => match.id === query.get('match')) ?? open();
    return ok(found ? withPick(found) : fixtures.endOfDayResponse);
  };
  const session = (isLoggedIn: boolean) => () => {
    state.isLoggedIn = isLoggedIn;
    return ok(null);
  };
  const following = (follows: boolean) =>
    own(() => {
      state.follows = follows;
      return ok(null);
    });
  const unread = () => state.notifications.filter(({ isRead }) => !isRead);
  const read = (isMeant: (id: string) => boolean) => {
    state.notifications = state.notifications.map((row) => (isMeant(row.id) ? { ...row, isRead: true } : row));
    return ok(null);
  };

  return {
    who: [endpoints.currentUser, own(() => ok(player))],
    login: [endpoints.login, session(true)],
    logout: [endpoints.logout, session(false)],
    random: [endpoints.randomPrediction, card],
    spotlight: [endpoints.spotlightPrediction, card],
    pick: [
      endpoints.lockPick,
      own(({ body }) => {
        const { matchId, choice } = body as { matchId: string; choice: PickChoice };
        const stored = state.picks.get(matchId);
        if (stored && stored !== choice) return refused(409, 'Already picked', { pick: { matchId, choice: stored } });
        state.picks.set(matchId, choice);
        return ok({ pick: { matchId, choice } }, 201);
      }),
    ],
    notifications: [endpoints.notifications, own(() => ok(state.notifications))],
    unread: [endpoints.unreadCount, own(() => ok({ count: unread().length }))],
    markRead: [endpoints.markRead, own(({ params }) => read((id) => id === params.id))],
    markAllRead: [endpoints.markAllRead, own(() => read(() => true))],
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
    chats: [endpoints.matchChats, own(() => ok(fixtures.matchChats.filter(({ matchId }) => state.picks.has(matchId))))],
    chat: [endpoints.matchChat, () => ok(state.chats)],
    say: [
      endpoints.sendChatMessage,
      own(({ params, body }) => {
        if (!state.picks.has(params.id ?? '')) return refused(403, 'Make a pick to post messages');
        state.chats = [
          ...state.chats,
          { ...fixtures.userChatMessage, id: `${200 + state.chats.length}`, text: String(body.text) },
        ];
        return ok(null, 201);
      }),
    ],
    match: [endpoints.match, () => ok(fixtures.liveDetail)],
    plays: [endpoints.playByPlay, () => ok(fixtures.nbaPlays)],
    threads: [endpoints.dmThreads, own(() => ok(fixtures.dmThreads))],
    messages: [endpoints.dmMessages, own(() => ok(state.messages))],
    write: [
      endpoints.sendDmMessage,
      own(({ body }) => {
        const id = `${100 + state.messages.length}`;
        const line = { id, userId: player.id, text: String(body.text), createdAt: fixtures.FIXED_NOW.toISOString() };
        state.messages = [...state.messages, line];
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
    preference: [endpoints.updatePreference, own(() => ok(null))],
  };
}
