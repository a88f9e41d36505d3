import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Session, Sessions } from '../account/session.ts';
import type { AddressOf } from '../http/address.ts';
import { securityHeaders } from '../http/headers.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { createConnectionRegistry } from './connection-registry.ts';
import type { Bus } from './bus.ts';
import { createEventCoalescer } from './event-coalescer.ts';
import { CLOSE, type Connection, createConnection } from './connection.ts';
import { encodeFrame } from './frame.ts';
import type { Timers } from './timers.ts';
import { createUpgradeLimits } from './upgrade-limits.ts';
import { refusalOf, refuse, toRequest } from './upgrade.ts';

const PULSE_MS = 1_000;
/** Sessions end in any process and in the database itself: half of the second in which their sockets have to close. */
const SESSIONS_MS = 500;
/** Between two batches of sockets that are closed. */
const BATCH_MS = 100;
const ACCEPTOR = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  /** The longest frame that is read, in bytes. */
  maxPayload: 1_024,
  /** How long a client may take to agree to a close. */
  closeTimeout: 2_000,
};

export type Sockets = {
  /** Takes the requests for a socket that come to this server, from now until `close`. */
  attach(server: Server): void;
  /** Takes no more sockets and closes those there are, one batch after another, in so many milliseconds. */
  closeGradually(ms: number): Promise<void>;
  /** How many are open. */
  count(): number;
  /** Closes every socket and takes no more. */
  close(): Promise<void>;
};

type Needs = {
  bus: Bus;
  sessions: Sessions;
  timers: Timers;
  isThrottled: boolean;
  isOwnOrigin: (origin: string) => boolean;
  addressOf: AddressOf;
  isHttps: boolean;
  log: Logger;
};

/** Holds the sockets and sends them what the bus says: about matches to everybody, the rest to whom it is for. */
export function createSockets({
  bus,
  sessions,
  timers,
  isThrottled,
  isOwnOrigin,
  addressOf,
  isHttps,
  log,
}: Needs): Sockets {
  const acceptor = new WebSocketServer(ACCEPTOR);
  const headers = securityHeaders(isHttps).api;
  const limits = isThrottled ? createUpgradeLimits(timers.now) : null;
  const audience = createConnectionRegistry();
  const coalesce = createEventCoalescer(timers);
  let closing = false;
  let lookingUp = Promise.resolve();

  async function greet(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const answer = (status: 403 | 404 | 429 | 503, more: Record<string, string> = {}) => {
      log.info({ route: '/ws', status }, 'answered');
      refuse(connection, status, { ...headers, ...more });
    };
    const tooMany = (waitMs: number) => answer(429, { 'Retry-After': String(Math.ceil(waitMs / 1_000)) });
    // Until `ws` has it, nobody else hears that it broke.
    connection.on('error', () => connection.destroy());
    const refusal = refusalOf(request, isOwnOrigin);
    if (refusal !== null) return answer(refusal);
    const network = addressOf(request.socket.remoteAddress, forwardedFor(request));
    const networkWait = limits?.admit('perNetwork', network) ?? 0;
    if (networkWait > 0) return tooMany(networkWait);
    let session: Session | null;
    try {
      session = await sessions.read(toRequest(request));
    } catch (error) {
      log.error({ route: '/ws', error: errorForLog(error) }, 'failed');
      return answer(503);
    }
    const sessionWait = session === null ? 0 : (limits?.admit('perSession', session.idHash) ?? 0);
    if (sessionWait > 0) return tooMany(sessionWait);
    if (closing) return answer(503);
    log.info({ route: '/ws', status: 101 }, 'answered');
    acceptor.handleUpgrade(request, connection, head, (socket) => welcome(socket, session, network));
  }

  function welcome(socket: WebSocket, session: Session | null, network: string): void {
    const connection = createConnection(socket, timers);
    if (!audience.join(connection, session, network)) connection.close(CLOSE.policy);
  }

  const unsubscribe = bus.subscribe((event, to) => {
    const frame = encodeFrame(event);
    if ('matchId' in event.data)
      return coalesce(`${event.type} ${event.data.matchId}`, () => send(audience.all, frame));
    for (const userId of to) coalesce(`${event.type} ${userId}`, () => send(audience.ofUser(userId), frame));
  });

  function pulse(): void {
    if (closing) return;
    timers.after(PULSE_MS, pulse);
    for (const connection of audience.all) connection.pulse();
  }

  async function closeEnded(): Promise<void> {
    const open = audience.sessions();
    try {
      const living = await sessions.living(open);
      for (const idHash of open) {
        if (!living.has(idHash)) for (const connection of audience.ofSession(idHash)) connection.close(CLOSE.policy);
      }
    } catch (error) {
      log.error({ route: '/ws', error: errorForLog(error) }, 'the sessions of sockets could not be read');
    }
    watchSessions();
  }

  function watchSessions(): void {
    if (closing) return;
    timers.after(SESSIONS_MS, () => {
      lookingUp = closeEnded();
    });
  }

  return {
    attach(server) {
      server.on('upgrade', (request, connection, head) => void greet(request, connection, head));
      timers.after(PULSE_MS, pulse);
      watchSessions();
    },
    async closeGradually(ms) {
      closing = true;
      const open = [...audience.all];
      const batches = Math.ceil(ms / BATCH_MS);
      for (let batch = 1; batch <= batches; batch += 1) {
        await new Promise<void>((resolve) => void timers.after(ms / batches, resolve));
        for (const connection of open.splice(0, Math.ceil(open.length / (batches - batch + 1)))) {
          connection.close(CLOSE.goingAway);
        }
      }
    },
    count: () => audience.all.size,
    async close() {
      closing = true;
      unsubscribe();
      for (const connection of audience.all) connection.close(CLOSE.goingAway);
      await Promise.all([lookingUp, ...[...audience.all].map(({ gone }) => gone)]);
    },
  };
}

/** Node joins several headers of a name, but its types do not know. */
const forwardedFor = ({ headers }: IncomingMessage) => [headers['x-forwarded-for'] ?? []].flat().join();

function send(to: Iterable<Connection>, frame: Buffer): void {
  for (const connection of to) connection.send(frame);
}
