import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Session, Sessions } from '../session/session.ts';
import type { AddressOf } from '../http/client-address.ts';
import { securityHeaders } from '../http/headers.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { createConnectionRegistry } from './connection-registry.ts';
import type { Bus } from './bus.ts';
import { createEventCoalescer } from './event-coalescer.ts';
import { CLOSE, type Connection, createConnection } from './connection.ts';
import { encodeFrame } from './frame.ts';
import type { Timers } from '../clock/timers.ts';
import { createUpgradeLimits } from './upgrade-limits.ts';
import { rejectUpgrade, toRequest, upgradeRejection } from './upgrade.ts';

const HEARTBEAT_MS = 1_000;
/** How often sessions are checked. Any process can end one, and its sockets must close within a second. */
const SESSION_CHECK_MS = 500;
/** Pause between two batches of closes. */
const BATCH_MS = 100;
const SERVER_OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  /** In bytes. */
  maxPayload: 1_024,
  /** How long a client may take to confirm a close. */
  closeTimeout: 2_000,
};

export type Sockets = {
  /** Accepts this server's upgrade requests until `close`. */
  attach(server: Server): void;
  /** Accepts no more sockets and closes the open ones in batches over `ms` milliseconds. */
  closeGradually(ms: number): Promise<void>;
  /** Returns the number of open sockets. */
  count(): number;
  /** Closes every socket and accepts no more. */
  close(): Promise<void>;
};

type SocketsDeps = {
  bus: Bus;
  sessions: Sessions;
  timers: Timers;
  isThrottled: boolean;
  isOwnOrigin: (origin: string) => boolean;
  addressOf: AddressOf;
  isHttps: boolean;
  log: Logger;
};

/** Accepts sockets and sends them the bus's events: events about matches to all, all others to their recipients. */
export function createSockets({
  bus,
  sessions,
  timers,
  isThrottled,
  isOwnOrigin,
  addressOf,
  isHttps,
  log,
}: SocketsDeps): Sockets {
  const webSocketServer = new WebSocketServer(SERVER_OPTIONS);
  const headers = securityHeaders(isHttps).api;
  const limits = isThrottled ? createUpgradeLimits(timers.now) : null;
  const connections = createConnectionRegistry();
  const coalesce = createEventCoalescer(timers);
  let closing = false;
  let sessionCheck = Promise.resolve();

  async function handleUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const reject = (status: 403 | 404 | 429 | 503, more: Record<string, string> = {}) => {
      log.info({ route: '/ws', status }, 'request completed');
      rejectUpgrade(stream, status, { ...headers, ...more });
    };
    const tooMany = (waitMs: number) => reject(429, { 'Retry-After': String(Math.ceil(waitMs / 1_000)) });
    // `ws` handles errors only once it owns the connection.
    stream.on('error', () => stream.destroy());
    const rejection = upgradeRejection(request, isOwnOrigin);
    if (rejection !== null) return reject(rejection);
    const network = addressOf(request.socket.remoteAddress, forwardedFor(request));
    const networkWait = limits?.admit('perNetwork', network) ?? 0;
    if (networkWait > 0) return tooMany(networkWait);
    let session: Session | null;
    try {
      session = await sessions.findSession(toRequest(request));
    } catch (error) {
      log.error({ route: '/ws', error: errorForLog(error) }, 'request failed');
      return reject(503);
    }
    const sessionWait = session === null ? 0 : (limits?.admit('perSession', session.idHash) ?? 0);
    if (sessionWait > 0) return tooMany(sessionWait);
    if (closing) return reject(503);
    log.info({ route: '/ws', status: 101 }, 'request completed');
    webSocketServer.handleUpgrade(request, stream, head, (socket) => accept(socket, session, network));
  }

  function accept(socket: WebSocket, session: Session | null, network: string): void {
    const connection = createConnection(socket, timers);
    if (!connections.add(connection, session, network)) connection.close(CLOSE.policy);
  }

  const unsubscribe = bus.subscribe((event, to) => {
    const frame = encodeFrame(event);
    if ('matchId' in event.data)
      return coalesce(`${event.type} ${event.data.matchId}`, () => send(connections.all, frame));
    for (const userId of to) coalesce(`${event.type} ${userId}`, () => send(connections.ofUser(userId), frame));
  });

  function heartbeat(): void {
    if (closing) return;
    timers.after(HEARTBEAT_MS, heartbeat);
    for (const connection of connections.all) connection.heartbeat();
  }

  async function closeEndedSessions(): Promise<void> {
    const open = connections.sessions();
    try {
      const living = await sessions.filterActive(open);
      for (const idHash of open) {
        if (!living.has(idHash)) for (const connection of connections.ofSession(idHash)) connection.close(CLOSE.policy);
      }
    } catch (error) {
      log.error({ route: '/ws', error: errorForLog(error) }, 'could not read the sessions of sockets');
    }
    watchSessions();
  }

  function watchSessions(): void {
    if (closing) return;
    timers.after(SESSION_CHECK_MS, () => {
      sessionCheck = closeEndedSessions();
    });
  }

  return {
    attach(server) {
      server.on('upgrade', (request, stream, head) => void handleUpgrade(request, stream, head));
      timers.after(HEARTBEAT_MS, heartbeat);
      watchSessions();
    },
    async closeGradually(ms) {
      closing = true;
      const open = [...connections.all];
      const batches = Math.ceil(ms / BATCH_MS);
      for (let batch = 1; batch <= batches; batch += 1) {
        await new Promise<void>((resolve) => void timers.after(ms / batches, resolve));
        for (const connection of open.splice(0, Math.ceil(open.length / (batches - batch + 1)))) {
          connection.close(CLOSE.goingAway);
        }
      }
    },
    count: () => connections.all.size,
    async close() {
      closing = true;
      unsubscribe();
      for (const connection of connections.all) connection.close(CLOSE.goingAway);
      await Promise.all([sessionCheck, ...[...connections.all].map(({ gone }) => gone)]);
    },
  };
}

/** Node joins repeated headers, but its types allow an array. */
const forwardedFor = ({ headers }: IncomingMessage) => [headers['x-forwarded-for'] ?? []].flat().join();

function send(to: Iterable<Connection>, frame: Buffer): void {
  for (const connection of to) connection.send(frame);
}
