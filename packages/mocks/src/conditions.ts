import { endpoints } from '@machine/contract';
import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { player, playerWithoutPassword, unconfirmedPlayer } from './fixtures.ts';
import { refuse, reply } from './handlers.ts';
import { nothingYet } from './world.ts';

const EVERYTHING = '/api/*';

/** Holds every answer back for so long, and leaves it to who comes after. */
export const slow = (ms: number): HttpHandler =>
  http.all(EVERYTHING, async () => {
    await delay(ms);
  });

const refuseAll = (status: number) => http.all(EVERYTHING, () => new HttpResponse(null, { status }));
const dropAll = http.all(EVERYTHING, () => HttpResponse.error());
const hangAll = http.all(EVERYTHING, async () => {
  await delay('infinite');
  return HttpResponse.error();
});

/** What the network makes of every call, whatever world is behind it. */
export const networks = {
  default: [],
  '401': [refuseAll(401)],
  '500': [refuseAll(500)],
  offline: [dropAll],
  empty: nothingYet,
  'no-response': [hangAll],
} as const satisfies Record<string, readonly HttpHandler[]>;
type NetworkName = keyof typeof networks;

/** Who the server says is here, whatever else it says. */
export const sessions = {
  default: [],
  anonymous: [refuse(endpoints.currentUser, 401, 'Unauthorized')],
  player: [reply(endpoints.currentUser, player)],
  'without-password': [reply(endpoints.currentUser, playerWithoutPassword)],
  'unconfirmed-email': [reply(endpoints.currentUser, unconfirmedPlayer)],
} as const satisfies Record<string, readonly HttpHandler[]>;
type SessionName = keyof typeof sessions;

type Conditions = { latency: number; network: NetworkName; session: SessionName };

/** In the order in which they have their say; to stand before the handlers of any world. */
export const conditionHandlers = ({ latency, network, session }: Conditions): HttpHandler[] => [
  ...(latency > 0 ? [slow(latency)] : []),
  ...sessions[session],
  ...networks[network],
];

/** The browser notices that it has no network; returns the way back. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
