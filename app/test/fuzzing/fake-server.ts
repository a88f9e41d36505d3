import * as endpoints from '@machine/contract/endpoints.ts';
import { endpointUrl } from '@machine/contract/endpoint.ts';
import type { Prediction } from '@machine/contract/prediction.ts';
import * as fixtures from '@machine/mocks/fixtures';
import { reply, replyWith } from '@machine/mocks/handlers.ts';
import { remember } from '@machine/mocks/remembering/rememberingHandlers.ts';
import { scenarios } from '@machine/mocks/scenarios.ts';
import { getResponse, http } from 'msw';
import { type Fault, FAULTS } from './random-faults.ts';

const { HOSTILE_TEXTS, openPrediction, player } = fixtures;
const HOSTILE = [HOSTILE_TEXTS.tag, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.template, HOSTILE_TEXTS.bidi, HOSTILE_TEXTS.zalgo];

const hostileMatch = { id: 'hostile', homeTeam: HOSTILE_TEXTS.tag, awayTeam: HOSTILE_TEXTS.markdown };
const hostileCard: Prediction = { ...openPrediction, match: { ...openPrediction.match, ...hostileMatch } };

/** A player among hostile texts. */
const SCENARIO = [
  reply(endpoints.currentUser, player),
  reply(endpoints.randomPrediction, openPrediction),
  reply(endpoints.spotlightPrediction, hostileCard),
  reply(endpoints.matchChat, [
    ...fixtures.chatMessages.slice(0, 3),
    ...HOSTILE.map((text, index) => ({ ...fixtures.userChatMessage, id: `${90 + index}`, text })),
  ]),
  reply(endpoints.notifications, [
    ...fixtures.notifications,
    ...HOSTILE.map((message, index) => {
      return { id: `h-${index}`, message, isRead: false, createdAt: fixtures.FIXED_NOW.toISOString() };
    }),
  ]),
  replyWith(endpoints.leaderboard, (query) => (query.get('period') === 'daily' ? [] : fixtures.leaderboardEntries)),
  reply(endpoints.recap, fixtures.hostileRecap),
  ...scenarios.visitor,
];

export type FakeServer = ReturnType<typeof createFakeServer>;

/** Creates the mocked server of a session, with the active fault, and a record of what it told the page. */
export function createFakeServer() {
  const { handlers } = remember(SCENARIO, () => {});
  const { path, method } = endpoints.logout;
  const endSession = () => getResponse(handlers, new Request(new URL(endpointUrl(path), location.href), { method }));
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
    if (server.fault === 'session ended') await endSession();
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
