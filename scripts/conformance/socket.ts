import { once } from 'node:events';
import { SOCKET_PATH, watchFrame } from '@machine/contract';
import { eventProblems } from '@machine/contract/openapi';
import { WebSocket } from 'ws';
import type { Client, Run } from './client.ts';

const OPEN_WITHIN_MS = 5_000;
const EVENT_WITHIN_MS = 5_000;

type Frame = { type: string; data: { matchId?: unknown } };

const connect = ({ origin }: Run, cookie: string, from = origin) =>
  new WebSocket(origin.replace(/^http/, 'ws') + SOCKET_PATH, {
    headers: { Origin: from, ...(cookie !== '' && { Cookie: cookie }) },
    handshakeTimeout: OPEN_WITHIN_MS,
  });

/** Opens a socket with the session of a client and checks every frame; null if it can't be opened. */
export async function listenAs(run: Run, client: Client) {
  const { report } = run;
  const socket = connect(run, client.cookie());
  const events: Frame[] = [];
  const arrivals = new EventTarget();
  socket.on('message', (data, isBinary) => {
    const frame = data.toString();
    const problems = isBinary ? ['a binary frame'] : problemsIn(frame);
    report.expect('socket', problems[0] === undefined, `${problems[0]} in ${frame.slice(0, 120)}`);
    try {
      events.push(JSON.parse(frame) as Frame);
    } catch {
      // Already reported.
    }
    arrivals.dispatchEvent(new Event('frame'));
  });
  const opened = await once(socket, 'open').then(
    () => null,
    (error: unknown) => `${client.who} can't connect: ${error instanceof Error ? error.message : String(error)}`,
  );
  report.expect('socket', opened === null, String(opened));
  socket.on('error', () => {});
  if (opened !== null) return null;
  const has = (type: string, matchId?: string) =>
    events.some((event) => event.type === type && (matchId === undefined || String(event.data?.matchId) === matchId));
  const arrives = async (type: string, matchId: string | undefined, signal: AbortSignal) => {
    while (!has(type, matchId) && !signal.aborted) await once(arrivals, 'frame', { signal }).catch(() => {});
    return has(type, matchId);
  };
  return {
    /** Tells the server to send, of the events about matches, only those of this match. */
    watch: (matchId: string) => socket.send(watchFrame([matchId])),
    /** Checks that an event arrives, or has arrived. */
    async expectEvent(type: string, matchId?: string, signal = AbortSignal.timeout(EVENT_WITHIN_MS)) {
      report.expect('socket', await arrives(type, matchId, signal), `${client.who} gets no '${type}' event`);
    },
    /** Notes whether the server sends the events that were added to the specification: the first one that is due decides. */
    async expectAdded(type: string, signal = AbortSignal.timeout(EVENT_WITHIN_MS)) {
      report.setLevel('EVENTS', await arrives(type, undefined, signal));
      report.expect('events', has(type), `${client.who} gets no '${type}' event`);
    },
    /** Checks that no event of this kind has arrived so far. */
    expectNone(types: readonly string[]) {
      const wrong = events.find(({ type }) => types.includes(type));
      report.expect('socket', wrong === undefined, `${client.who} gets a '${wrong?.type}' event of someone else`);
    },
    close: () => socket.terminate(),
  };
}

/** Checks that pages of other sites can't open a socket with the player's cookie. */
export async function checkForeignOrigin(run: Run, client: Client): Promise<void> {
  const socket = connect(run, client.cookie(), 'https://elsewhere.example');
  const isAccepted = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  socket.on('error', () => {});
  socket.terminate();
  run.report.expect('socket', !isAccepted, 'a page of another site can connect');
}

function problemsIn(frame: string): string[] {
  try {
    return eventProblems(JSON.parse(frame));
  } catch {
    return ['no JSON'];
  }
}
