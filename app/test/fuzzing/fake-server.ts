import { type Endpoint, endpoints, type PickChoice, type Prediction } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { scenarios } from '@machine/mocks/scenarios';
import { getResponse, http, HttpResponse } from 'msw';
import { type Fault, FAULTS } from './random-faults.ts';

const { HOSTILE_TEXTS, openPrediction, player, rival } = fixtures;
const HOSTILE = [HOSTILE_TEXTS.tag, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.template, HOSTILE_TEXTS.bidi, HOSTILE_TEXTS.zalgo];

type FakeRequest = { params: Record<string, string>; query: URLSearchParams; body: Record<string, unknown> };

const json = (body: unknown, status = 200) => HttpResponse.json(body as null, { status });
const now = () => fixtures.FIXED_NOW.toISOString();

const handle = ({ method, path }: Endpoint, respond: (request: FakeRequest) => Response) =>
  http[method.toLowerCase() as Lowercase<typeof method>](path, async ({ params, request }) => {
    const body = (parseJson(await request.text()) ?? {}) as FakeRequest['body'];
    return respond({ params: params as FakeRequest['params'], query: new URL(request.url).searchParams, body });
  });

/** The matches that can be picked; the last one has a hostile name. */
const hostileMatch = { id: 'hostile', homeTeam: HOSTILE_TEXTS.tag, awayTeam: HOSTILE_TEXTS.markdown };
const CARDS: readonly Prediction[] = [
  openPrediction,
  fixtures.eplPrediction,
  { ...openPrediction, match: { ...openPrediction.match, ...hostileMatch } },
];

/** Remembers the session, picks, messages, read notifications and follows; everything else is a fixture. */
function createHandlers() {
  let isLoggedIn = true;
  let follows = false;
  let chat = [
    ...fixtures.chatMessages.slice(0, 3),
    ...HOSTILE.map((text, index) => ({ ...fixtures.userChatMessage, id: `${90 + index}`, text })),
  ];
  let messages = [...fixtures.dmMessages];
  let notifications = [
    ...fixtures.notifications,
    ...HOSTILE.map((message, index) => ({ id: `h-${index}`, message, isRead: false, createdAt: now() })),
  ];
  const picks = new Map<string, PickChoice>();

  const handlePrivate = (endpoint: Endpoint, respond: (request: FakeRequest) => unknown, status = 200) =>
    handle(endpoint, (request) => {
      if (!isLoggedIn) return json({ message: 'Unauthorized' }, 401);
      const response = respond(request);
      return response instanceof Response ? response : json(response ?? null, status);
    });
  const setSession = (to: boolean) => () => {
    isLoggedIn = to;
    return json(null);
  };
  const card = ({ query }: FakeRequest) => {
    const asked = CARDS.find(({ match }) => match.id === query.get('match'));
    const found = asked ?? CARDS.find(({ match }) => !picks.has(match.id));
    if (!found) return json(fixtures.endOfDayResponse);
    const userPick = (isLoggedIn && picks.get(found.match.id)) || null;
    return json({ ...found, userPick, communityStats: userPick && fixtures.lockedPrediction.communityStats });
  };
  const markRead = (matches: (id: string) => boolean) => {
    notifications = notifications.map((row) => (matches(row.id) ? { ...row, isRead: true } : row));
  };
  const handlers = [
    handlePrivate(endpoints.currentUser, () => player),
    handle(endpoints.login, setSession(true)),
    handle(endpoints.logout, setSession(false)),
    handle(endpoints.randomPrediction, card),
    handle(endpoints.spotlightPrediction, card),
    handlePrivate(endpoints.lockPick, ({ body }) => {
      const { matchId, choice } = body as { matchId: string; choice: PickChoice };
      const stored = picks.get(matchId);
      if (stored && stored !== choice)
        return json({ message: 'Already picked', pick: { matchId, choice: stored } }, 409);
      picks.set(matchId, choice);
      return json({ pick: { matchId, choice } }, 201);
    }),
    handlePrivate(endpoints.notifications, () => notifications),
    handlePrivate(endpoints.unreadCount, () => ({ count: notifications.filter(({ isRead }) => !isRead).length })),
    handlePrivate(endpoints.markRead, ({ params }) => markRead((id) => id === params.id)),
    handlePrivate(endpoints.markAllRead, () => markRead(() => true)),
    handle(endpoints.userSummary, ({ params }) =>
      json(params.id === rival.id ? { ...fixtures.rivalSummary, isFollowing: follows } : fixtures.ownSummary),
    ),
    handlePrivate(endpoints.follow, () => void (follows = true)),
    handlePrivate(endpoints.unfollow, () => void (follows = false)),
    handle(endpoints.followers, () => json([])),
    handle(endpoints.searchUsers, ({ query }) =>
      json(fixtures.searchResults.filter(({ username }) => username.includes(query.get('q') ?? ''))),
    ),
    handlePrivate(endpoints.matchChats, () => fixtures.matchChats.filter(({ matchId }) => picks.has(matchId))),
    handle(endpoints.matchChat, () => json(chat)),
    handlePrivate(endpoints.sendChatMessage, ({ params, body }) => {
      if (!picks.has(params.id ?? '')) return json({ message: 'Make a pick to post messages' }, 403);
      chat = [...chat, { ...fixtures.userChatMessage, id: `${200 + chat.length}`, text: String(body.text) }];
      return json(null, 201);
    }),
    handlePrivate(endpoints.dmThreads, () => fixtures.dmThreads),
    handlePrivate(endpoints.dmMessages, () => messages),
    handlePrivate(endpoints.sendDmMessage, ({ body }) => {
      const id = `${100 + messages.length}`;
      messages = [...messages, { id, userId: player.id, text: String(body.text), createdAt: now() }];
      return json(null, 201);
    }),
    handle(endpoints.leaderboard, ({ query }) =>
      json(query.get('period') === 'daily' ? [] : fixtures.leaderboardEntries),
    ),
    handle(endpoints.recap, () => json(fixtures.hostileRecap)),
    handlePrivate(endpoints.updatePreference, () => null),
    ...scenarios.visitor,
  ];
  return { handlers, endSession: setSession(false) };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** Creates the mocked server of a session, with the active fault, and a record of what it told the page. */
export function createFakeServer() {
  const { handlers, endSession } = createHandlers();
  const server = {
    fault: null as Fault | null,
    /** Matches that a response reported as picked; only these may be shown as locked. */
    confirmedPicks: new Set<string>(),
    /** The title of each match's card. */
    cardTitles: new Map<string, string>(),
    /** Requests that returned nothing; only these may show an empty state. */
    emptyPaths: new Set<string>(),
  };

  async function record(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.url);
    const text = await response.text();
    const body = parseJson(text);
    if (response.ok && (text === '' || body === null || body?.length === 0)) server.emptyPaths.add(pathname);
    if (pathname === endpoints.randomPrediction.path && response.ok) {
      if (body?.match) server.cardTitles.set(body.match.id, `${body.match.homeTeam} @ ${body.match.awayTeam}`);
      else server.emptyPaths.add(pathname);
      if (body?.userPick) server.confirmedPicks.add(body.match.id);
    }
    if (pathname === endpoints.lockPick.path) {
      const isLocked =
        (response.ok && typeof body === 'object' && body !== null) || (response.status === 409 && body?.pick);
      if (isLocked) server.confirmedPicks.add(String(parseJson(await request.text())?.matchId));
    }
  }
  const handler = http.all('/api/*', async ({ request }) => {
    const sent = request.clone();
    const respond = async () => (await getResponse(handlers, request)) ?? new Response(null, { status: 501 });
    if (server.fault === 'session ended') endSession();
    const response = await (server.fault ? FAULTS[server.fault](respond) : respond());
    if (response.type !== 'error') await record(sent, response.clone());
    return response;
  });
  return Object.assign(server, { handler });
}

// oxlint-disable-next-line typescript/no-explicit-any -- a fault may have changed it to anything
function parseJson(text: string): any {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
