import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type LiveEvent, parseWatchMessage, SOCKET_FRAME_MAX } from '@machine/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Timers } from '../clock/timers.ts';
import { type Admission, type AdmissionDeps, admitUpgrade } from './admit-upgrade.ts';
import type { Bus } from './bus.ts';
import { CLOSE, type Connection, createConnection } from './connection.ts';
import { createConnectionRegistry } from './connection-registry.ts';
import { createEventCoalescer } from './event-coalescer.ts';
import { createRecentEvents } from './recent-events.ts';
import type { Sessions } from '../session/session.ts';
import { createMemoryRateStore } from '../throttle/memory-rate-store.ts';
import { watchSessions } from './session-watch.ts';
import { rejectUpgrade } from './upgrade.ts';

const HEARTBEAT_MS = 1_000;
/** Pause between two batches of closes. */
const BATCH_MS = 100;
const SERVER_OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: SOCKET_FRAME_MAX,
  /** A client may take this long to confirm a close. */
  closeTimeout: 2_000,
};

export type Sockets = ReturnType<typeof createSockets>;

type SocketsDeps = Omit<AdmissionDeps, 'limits'> & {
  bus: Bus;
  sessions: Sessions;
  timers: Timers;
  isThrottled: boolean;
};

/** Accepts sockets and sends them the bus's events: those about a match to who watches it, others to their recipients. */
export function createSockets(deps: SocketsDeps) {
  const { bus, timers, isThrottled, log } = deps;
  const webSocketServer = new WebSocketServer(SERVER_OPTIONS);
  const admission = { ...deps, limits: isThrottled ? createMemoryRateStore(timers.now) : null };
  const connections = createConnectionRegistry();
  const coalesce = createEventCoalescer(timers);
  const recentEvents = createRecentEvents(timers);
  let stopChecks: (() => Promise<void>) | undefined;
  let closing = false;

  const unsubscribe = bus.subscribe((event, to) => {
    const frame = encodeFrame(event);
    if ('matchId' in event.data) {
      const { matchId } = event.data;
      const key = `${event.type} ${matchId}`;
      return coalesce(key, () => {
        recentEvents.add(key, matchId, frame);
        send(connections.watching(matchId), frame);
      });
    }
    for (const userId of to) coalesce(`${event.type} ${userId}`, () => send(connections.ofUser(userId), frame));
  });

  async function handleUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // `ws` handles errors only once it owns the connection.
    stream.on('error', () => stream.destroy());
    const admitted = await admitUpgrade(request, admission);
    const outcome = closing && !('status' in admitted) ? ({ status: 503 } as const) : admitted;
    log.info({ route: '/ws', status: 'status' in outcome ? outcome.status : 101 }, 'request completed');
    if ('status' in outcome) rejectUpgrade(stream, outcome);
    else webSocketServer.handleUpgrade(request, stream, head, (socket) => accept(socket, outcome));
  }

  function accept(socket: WebSocket, { session, network }: Admission): void {
    const connection = createConnection(socket, timers, (text) => {
      const message = parseWatchMessage(text);
      if (message !== null) watch(connection, message.matchIds);
    });
    if (!connections.add(connection, session, network)) connection.close(CLOSE.policy);
  }

  /** Repeats what the page may have missed between its request for the data and this message. */
  function watch(connection: Connection, matchIds: readonly string[]): void {
    for (const matchId of connections.watch(connection, matchIds)) {
      for (const frame of recentEvents.of(matchId)) connection.send(frame);
    }
  }

  function heartbeat(): void {
    if (closing) return;
    timers.after(HEARTBEAT_MS, heartbeat);
    for (const connection of connections.all) connection.heartbeat();
  }

  /** Stops accepting and checking sockets. Resolves when the current check of sessions has ended. */
  async function stop(): Promise<void> {
    closing = true;
    await stopChecks?.();
  }

  return {
    /** Accepts this server's upgrade requests until `close`. */
    attach(server: Server) {
      server.on('upgrade', (request, stream, head) => void handleUpgrade(request, stream, head));
      timers.after(HEARTBEAT_MS, heartbeat);
      stopChecks = watchSessions({ ...deps, connections });
    },
    /** Accepts no more sockets and closes the open ones in batches over `ms` milliseconds. */
    async closeGradually(ms: number) {
      void stop();
      const open = [...connections.all];
      const batches = Math.ceil(ms / BATCH_MS);
      for (let batch = 1; batch <= batches; batch += 1) {
        await new Promise<void>((resolve) => void timers.after(ms / batches, resolve));
        for (const connection of open.splice(0, Math.ceil(open.length / (batches - batch + 1)))) {
          connection.close(CLOSE.goingAway);
        }
      }
    },
    /** Returns the number of open sockets. */
    count: () => connections.all.size,
    /** Closes every socket and accepts no more. */
    async close() {
      const stopped = stop();
      unsubscribe();
      for (const connection of connections.all) connection.close(CLOSE.goingAway);
      await Promise.all([stopped, ...[...connections.all].map(({ gone }) => gone)]);
    },
  };
}

function send(to: Iterable<Connection>, frame: Buffer): void {
  for (const connection of to) connection.send(frame);
}

/** Encodes only the type and the match id of an event, so that no other property can leak to clients. */
function encodeFrame({ type, data }: LiveEvent): Buffer {
  return Buffer.from(JSON.stringify({ type, data: 'matchId' in data ? { matchId: data.matchId } : {} }));
}
