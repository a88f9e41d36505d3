import type { IncomingMessage } from 'node:http';
import type { AddressOf } from '../http/client-address.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Session, Sessions } from '../session/session.ts';
import { type Rejection, toRequest, upgradeRejection } from './upgrade.ts';
import type { UpgradeLimits } from './upgrade-limits.ts';

export type AdmissionDeps = {
  sessions: Pick<Sessions, 'findSession'>;
  /** Null turns rate limits off. */
  limits: UpgradeLimits | null;
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
  const [by, key] = session === null ? (['perNetwork', network] as const) : (['perSession', session.idHash] as const);
  const wait = limits?.admit(by, key) ?? 0;
  return wait > 0 ? tooMany(wait) : { session, network };
}

const tooMany = (waitMs: number): Rejection => ({
  status: 429,
  headers: { 'Retry-After': String(Math.ceil(waitMs / 1_000)) },
});

/** Node joins repeated headers, but its types allow an array. */
const forwardedFor = ({ headers }: IncomingMessage) => [headers['x-forwarded-for'] ?? []].flat().join();
