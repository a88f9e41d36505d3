import type { IncomingMessage } from 'node:http';
import { MINUTE_MS } from '../clock/time.ts';
import type { AddressOf } from '../http/client-address.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Session, Sessions } from '../session/session.ts';
import type { RateStore } from '../throttle/rate-store.ts';
import { type Rejection, toRequest, upgradeRejection } from './upgrade.ts';

/**
 * Many players can share an address, and all reconnect at once after a restart. A session has at most 10 sockets, which
 * reconnect a few times a minute on a bad connection.
 */
const LIMITS = { network: { max: 600, windowMs: MINUTE_MS }, session: { max: 30, windowMs: MINUTE_MS } };

export type AdmissionDeps = {
  sessions: Pick<Sessions, 'findSession'>;
  /** Null turns rate limits off. */
  limits: RateStore | null;
  isOwnOrigin: (origin: string) => boolean;
  addressOf: AddressOf;
  log: Logger;
};

/** `session` is null for visitors. */
export type Admission = { session: Session | null; network: string };

/** Decides whether to accept an upgrade request: by its path and origin, and by the limits per session, or per network without one. */
export async function admitUpgrade(request: IncomingMessage, deps: AdmissionDeps): Promise<Admission | Rejection> {
  const { sessions, limits, isOwnOrigin, addressOf, log } = deps;
  const status = upgradeRejection(request, isOwnOrigin);
  if (status !== null) return { status };
  const network = addressOf(request.socket.remoteAddress, forwardedFor(request));
  let session: Session | null;
  try {
    session = await sessions.findSession(toRequest(request));
  } catch (error) {
    log.error({ route: '/ws', error: errorForLog(error) }, 'request failed');
    return { status: 503 };
  }
  // Players count by their session, so that visitors behind the same address can't keep them out.
  const limit = session === null ? 'network' : 'session';
  const refusal = await limits?.take([{ ...LIMITS[limit], limit, key: session?.idHash ?? network }]);
  if (!refusal) return { session, network };
  return { status: 429, headers: { 'Retry-After': String(Math.ceil(refusal.waitMs / 1_000)) } };
}

/** Node joins repeated headers, but its types allow an array. */
const forwardedFor = ({ headers }: IncomingMessage) => [headers['x-forwarded-for'] ?? []].flat().join();
