import { type Endpoint, type EndpointOutput, endpoints } from '@machine/contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import {
  endOfDayAnswer,
  generatedSignup,
  goldPrediction,
  lockedPrediction,
  newcomer,
  openPrediction,
  player,
} from './fixtures.ts';

const verbOf = ({ method }: Endpoint) => method.toLowerCase() as Lowercase<Endpoint['method']>;

const handle = (endpoint: Endpoint, answer: () => Response | Promise<Response>) =>
  http[verbOf(endpoint)](endpoint.path, answer);

/** Answers one endpoint with a body of that endpoint's own type. */
export const reply = <E extends Endpoint>(endpoint: E, body: EndpointOutput<E>, status = 200): HttpHandler =>
  handle(endpoint, () => HttpResponse.json(body as never, { status }));

/** The same, with a body that depends on what is asked. */
export const replyTo = <E extends Endpoint>(
  endpoint: E,
  answer: (query: URLSearchParams) => EndpointOutput<E>,
): HttpHandler =>
  http[verbOf(endpoint)](endpoint.path, ({ request }) =>
    HttpResponse.json(answer(new URL(request.url).searchParams) as never),
  );

/** Fails one endpoint: with our server's JSON sentence when one is given, else with an empty body. */
export const refuse = (endpoint: Endpoint, status: number, message?: string, more: object = {}): HttpHandler =>
  handle(endpoint, () =>
    message === undefined ? new HttpResponse(null, { status }) : HttpResponse.json({ message, ...more }, { status }),
  );

/** The network fails before an answer arrives. */
export const drop = (endpoint: Endpoint): HttpHandler => handle(endpoint, () => HttpResponse.error());

/** Never answers. */
export const hang = (endpoint: Endpoint): HttpHandler =>
  handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Any body, typed or not: for answers that break the contract. */
export const replyRaw = (endpoint: Endpoint, body: string, init: ResponseInit): HttpHandler =>
  handle(endpoint, () => new HttpResponse(body, init));

const anonymous = refuse(endpoints.currentUser, 401, 'Unauthorized');
const signedIn = (user = player) => reply(endpoints.currentUser, user);
const writes = [
  reply(endpoints.login, null),
  reply(endpoints.logout, null),
  reply(endpoints.signup, generatedSignup),
  reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201),
];

/** Named worlds for `npm run dev:mocked` and for flows: each answers all that the app asks. */
export const scenarios = {
  visitor: [
    anonymous,
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
    ...writes,
  ],
  'new player': [
    signedIn(newcomer),
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
    ...writes,
  ],
  'locked pick': [
    signedIn(),
    reply(endpoints.randomPrediction, lockedPrediction),
    reply(endpoints.spotlightPrediction, lockedPrediction),
    ...writes,
  ],
  'end of day': [
    signedIn(),
    reply(endpoints.randomPrediction, endOfDayAnswer),
    reply(endpoints.spotlightPrediction, endOfDayAnswer),
    ...writes,
  ],
  'everything failing': Object.values(endpoints).map((endpoint) => refuse(endpoint, 500)),
  'never answers': Object.values(endpoints).map((endpoint) => hang(endpoint)),
} satisfies Record<string, HttpHandler[]>;
export type ScenarioName = keyof typeof scenarios;
