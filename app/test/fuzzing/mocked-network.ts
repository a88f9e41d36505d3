import { endpoints } from '@machine/contract';
import { http, type HttpHandler } from 'msw';
import { createFakeServer, createState, type FakeRequest } from './fake-server.ts';
import { type Fault, FAULTS } from './random-faults.ts';

/** Creates the mocked network of a session: the fake server, the active fault, and what was sent to the page. */
export function createMockedNetwork() {
  const state = createState();
  const network = {
    fault: null as Fault | null,
    /** Matches that a response reported as picked; only these may be shown as locked. */
    confirmedPicks: new Set<string>(),
    /** The title of each match's card. */
    cardTitles: new Map<string, string>(),
    /** Endpoints that returned nothing; only these may show an empty state. */
    emptyPaths: new Set<string>(),
    handlers: [] as HttpHandler[],
  };

  async function recordResponse(path: string, request: FakeRequest, response: Response): Promise<void> {
    const text = await response.clone().text();
    const body = parseJson(text);
    if (response.ok && (text === '' || body === null || (Array.isArray(body) && body.length === 0)))
      network.emptyPaths.add(path);
    if (path === endpoints.randomPrediction.path && response.ok) {
      if (body?.match === null || body?.match === undefined) network.emptyPaths.add(path);
      else network.cardTitles.set(body.match.id, `${body.match.homeTeam} @ ${body.match.awayTeam}`);
      if (body?.userPick) network.confirmedPicks.add(body.match.id);
    }
    if (path === endpoints.lockPick.path) {
      const isLocked =
        (response.ok && typeof body === 'object' && body !== null) || (response.status === 409 && body?.pick);
      if (isLocked) network.confirmedPicks.add(String(request.body.matchId));
    }
  }

  network.handlers = Object.values(createFakeServer(state)).map(([{ method, path }, respond]) => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    return http[verb](path, async ({ params, request: httpRequest }) => {
      const request = {
        params: params as Record<string, string>,
        query: new URL(httpRequest.url).searchParams,
        body: (parseJson(await httpRequest.text()) ?? {}) as FakeRequest['body'],
      };
      const { fault } = network;
      if (fault === 'session ended') state.isLoggedIn = false;
      const response = await (fault ? FAULTS[fault](() => respond(request)) : respond(request));
      if (response.type !== 'error') await recordResponse(path, request, response);
      return response as never;
    });
  });
  return network;
}

export type MockedNetwork = ReturnType<typeof createMockedNetwork>;

// oxlint-disable-next-line typescript/no-explicit-any -- a fault may have changed it to anything
function parseJson(text: string): any {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
