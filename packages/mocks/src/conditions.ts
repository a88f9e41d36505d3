import * as endpoints from '@machine/contract/endpoints.ts';
import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { player, playerWithoutPassword, unconfirmedPlayer } from './currentUser.ts';
import { reply, replyError } from './handlers.ts';
import { pending } from './respondTo.ts';
import { emptyHandlers } from './scenarioHandlers.ts';

export { goOffline } from './goOffline.ts';

const ANY_CALL = '/api/*';

/** Delays every call, then lets the next handler respond. */
export const delayAll = (ms: number): HttpHandler =>
  http.all(ANY_CALL, async () => {
    await delay(ms);
  });

const failAll = (status: number) => http.all(ANY_CALL, () => new HttpResponse(null, { status }));

/** Network conditions, applied before the handlers of a scenario. */
export const networks = {
  default: [],
  '401': [failAll(401)],
  '500': [failAll(500)],
  offline: [http.all(ANY_CALL, () => HttpResponse.error())],
  empty: emptyHandlers,
  'no-response': [http.all(ANY_CALL, pending)],
} as const satisfies Record<string, readonly HttpHandler[]>;

/** Overrides of the current user. */
export const sessions = {
  default: [],
  anonymous: [replyError(endpoints.currentUser, 401, 'Unauthorized')],
  player: [reply(endpoints.currentUser, player)],
  'without-password': [reply(endpoints.currentUser, playerWithoutPassword)],
  'unconfirmed-email': [reply(endpoints.currentUser, unconfirmedPlayer)],
} as const satisfies Record<string, readonly HttpHandler[]>;

type Conditions = { latency: number; network: keyof typeof networks; session: keyof typeof sessions };

/** Handlers for the conditions, to be placed before those of a scenario. */
export const conditionHandlers = ({ latency, network, session }: Conditions): HttpHandler[] => [
  ...(latency > 0 ? [delayAll(latency)] : []),
  ...sessions[session],
  ...networks[network],
];
