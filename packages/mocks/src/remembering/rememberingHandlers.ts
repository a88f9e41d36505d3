import * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import { type Endpoint, endpointUrl, isForVisitors, parseResponse } from '@machine/contract/endpoint.ts';
import { type LiveEvent, parseWatchMessage } from '@machine/contract/events.ts';
import { getResponse, type HttpHandler, HttpResponse, type RequestHandler, ws, type WebSocketHandler } from 'msw';
import { respondTo } from '../respondTo.ts';
import { type ScenarioName, scenarios } from '../scenarios.ts';
import { accountResponders } from './accountResponders.ts';
import { chatResponders } from './chatResponders.ts';
import { friendLeagueResponders } from './friendLeagueResponders.ts';
import { gameResponders } from './gameResponders.ts';
import { messageResponders } from './messageResponders.ts';
import { notificationResponders } from './notificationResponders.ts';
import { peopleResponders } from './peopleResponders.ts';
import { reminderResponders } from './reminderResponders.ts';
import { createPlayback } from './playback.ts';
import { Rejection, type RememberedRequest, type Responders } from './responders.ts';
import { safetyResponders } from './safetyResponders.ts';
import { loadStore, type Store } from './store.ts';

const RESPONDERS: Responders = {
  ...accountResponders,
  ...chatResponders,
  ...friendLeagueResponders,
  ...gameResponders,
  ...messageResponders,
  ...notificationResponders,
  ...peopleResponders,
  ...reminderResponders,
  ...safetyResponders,
};
/** Each responder takes only the requests of its call. */
type AnyResponder = (request: RememberedRequest<CallName>) => unknown;
const responderOf = (name: CallName) => RESPONDERS[name] as AnyResponder | undefined;

/**
 * Returns the handlers of a scenario and of its live connection. They start with what the scenario replies and remember
 * what is written until the page is reloaded. Where the scenario fails, they fail, and the connection stays silent.
 */
export function rememberingHandlers(name: ScenarioName): (RequestHandler | WebSocketHandler)[] {
  const socket = ws.link('*/ws');
  const watched = new Map<string, readonly string[]>();
  const gets = (clientId: string, { data }: LiveEvent) =>
    !('matchId' in data) || (watched.get(clientId)?.includes(data.matchId) ?? true);
  const { handlers, connect } = remember(scenarios[name], (event) => {
    for (const client of socket.clients) if (gets(client.id, event)) client.send(JSON.stringify(event));
  });
  const onConnection = socket.addEventListener('connection', ({ client }) => {
    client.addEventListener('message', ({ data }) => {
      const message = parseWatchMessage(data);
      if (message) watched.set(client.id, message.matchIds);
    });
    connect();
  });
  return [...handlers, onConnection];
}

/** The same with a live connection that the caller provides. */
export function remember(scenario: HttpHandler[], publish: (event: LiveEvent) => void) {
  const replyOf = (request: Request) => getResponse(scenario, request, { baseUrl: new URL(request.url).origin });
  const read = async <E extends Endpoint>(endpoint: E, params: Record<string, string> = {}) => {
    const response = await replyOf(new Request(`http://mocked.test${endpointUrl(endpoint.path, params)}`));
    return response?.ok ? parseResponse(endpoint, await bodyOf(response)) : null;
  };

  let loaded: Promise<Store> | undefined;
  const load = () => (loaded ??= loadStore(read, publish));
  let playback: Promise<() => void> | undefined;

  const handlers = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) =>
    respondTo(endpoint, async ({ request, params }) => {
      const [response, store] = await Promise.all([replyOf(request.clone()), load()]);
      const isVisitor = endpoint === endpoints.currentUser && response?.status === 401;
      if (!response || (!response.ok && !isVisitor)) return response;
      return respond(store, name as CallName, { request, params: params as Record<string, string>, response });
    }),
  );
  const connect = () => {
    playback ??= load().then(createPlayback);
    void playback.then((start) => start());
  };
  return { handlers, connect };
}

const bodyOf = (response: Response): Promise<unknown> =>
  response.status === 204 ? Promise.resolve(null) : response.json();

type Received = { request: Request; params: Record<string, string>; response: Response };

async function respond(store: Store, name: CallName, { request, params, response }: Received): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const { account } = store;
  try {
    if (!account && !isForVisitors(endpoint)) throw new Rejection(401, 'Unauthorized');
    if (endpoint.access === 'moderator' && !account?.user.isModerator) throw new Rejection(404, 'Not found.');
    const body = parseBody(endpoint, await request.text());
    const responder = responderOf(name);
    if (!responder) return response;
    const reply = response.ok ? parseResponse(endpoint, await bodyOf(response.clone())) : null;
    const query = new URL(request.url).searchParams;
    const replied = await responder({ params, query, body, reply, store, account } as RememberedRequest<CallName>);
    if (response.status === 204 || replied === undefined) return response;
    return HttpResponse.json(replied as null, { status: response.ok ? response.status : 200 });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return HttpResponse.json({ message: error.message, ...error.extra }, { status: error.status });
  }
}

/** Parses a request body by the contract, and rejects it with the contract's messages. */
function parseBody({ body: schema }: Endpoint, text: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(JSON.parse(text || '{}'));
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  throw new Rejection(400, issues[0]?.message ?? 'Invalid input', { fields });
}
