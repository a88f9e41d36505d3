import { once } from 'node:events';
import { request } from 'node:http';
import { type LiveEvent, parseLiveEvent } from '@machine/contract';
import { type ClientOptions, WebSocket } from 'ws';
import { listen } from '../platform/http/listen.ts';
import { closingAfterTest } from './after-test.ts';
import { openGame, OWN_ORIGIN } from './game.ts';
import type { Player } from './player.ts';
import { createTestTimers } from './test-timers.ts';

export type Client = ReturnType<typeof listenTo>;

type Init = Pick<ClientOptions, 'autoPong' | 'localAddress' | 'perMessageDeflate'> & {
  headers?: Record<string, string>;
  player?: Player;
  path?: string;
};

type Handshake = { method?: string; path?: string; localAddress?: string; headers?: Record<string, string> };
type HandshakeResponse = { status: number | undefined; headers: NodeJS.Dict<string | string[]> };

export const chat = (matchId: string) => ({ type: 'chat', data: { matchId } }) as const;
export const score = (matchId: string) => ({ type: 'score_update', data: { matchId } }) as const;

const HANDSHAKE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Sends a raw handshake, also one that no library would send, and drops the socket if it is accepted. */
export const sendHandshake = (port: number, { headers, ...options }: Handshake) =>
  new Promise<HandshakeResponse>((resolve, reject) => {
    const address = { port, host: '127.0.0.1', path: '/ws' };
    const outgoing = request({ ...address, ...options, headers: { ...HANDSHAKE, ...headers } });
    outgoing.on('response', (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    outgoing.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    outgoing.on('error', reject).end();
  });

export type SocketGame = Awaited<ReturnType<typeof openSocketGame>>;

/** Creates a game that listens on a port and whose sockets use test timers. */
export async function openSocketGame(options: Parameters<typeof openGame>[0] = {}) {
  const timers = createTestTimers();
  const game = await openGame({ timers, ...options });
  const listening = await listen(game.app.fetch, 0, '127.0.0.1');
  game.sockets.attach(listening.server);

  function connect({ player, path = '/ws', headers, ...init }: Init = {}): WebSocket {
    const cookie = player === undefined ? {} : { Cookie: player.cookie() };
    return new WebSocket(`ws://127.0.0.1:${listening.port}${path}`, {
      ...init,
      headers: { Origin: OWN_ORIGIN, ...cookie, ...headers },
    });
  }

  return {
    game,
    timers,
    port: listening.port,
    /** Opens a socket from the own origin, without a session unless a player is given. */
    async open(init?: Init) {
      const client = listenTo(connect(init));
      await once(client.socket, 'open');
      return client;
    },
    /** Returns the HTTP status with which a socket is rejected. */
    async rejectionStatus(init?: Init) {
      const socket = connect(init);
      socket.on('error', () => {});
      const [, response] = await once(socket, 'unexpected-response');
      response.resume();
      socket.terminate();
      return response.statusCode;
    },
    close: closingAfterTest(async () => {
      await Promise.all([game.sockets.close(), listening.close()]);
      await game.close();
    }),
  };
}

function listenTo(socket: WebSocket) {
  const events: LiveEvent[] = [];
  socket.on('message', (data, isBinary) => events.push(read(data.toString(), isBinary)));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  return {
    socket,
    /** The events received so far. */
    events,
    /** Resolves with the close code. */
    closed,
    /** Resolves when both sides have read everything sent before. */
    async settled() {
      socket.ping();
      await once(socket, 'pong');
    },
  };
}

/** Parses a frame and throws unless it is exactly an event of the contract. */
function read(frame: string, isBinary: boolean): LiveEvent {
  const event = parseLiveEvent(frame);
  if (isBinary || event === null || JSON.stringify(event) !== frame) throw new Error(`unexpected frame: ${frame}`);
  return event;
}
