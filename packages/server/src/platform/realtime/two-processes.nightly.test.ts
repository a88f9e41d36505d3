import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createPlayer, type Player } from '../../testing/player.ts';
import {
  findPostgresFor,
  freePort,
  type PrivatePostgres,
  startPrivatePostgres,
} from '../../testing/private-postgres.ts';
import { endProcess, type ServerProcess, startProcess } from '../../testing/server-process.ts';
import { openReconnectingPages } from '../../testing/reconnecting-pages.ts';
import { signupOf } from '../../testing/game.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';

const PAGES = 40;
const POLICY = 1008;

const bin = findPostgresFor('two processes on one database');

describe.skipIf(bin === null)('two processes on one PostgreSQL', () => {
  let postgres: PrivatePostgres;
  let front: TcpProxy;
  let origin: string;
  let one: ServerProcess;
  let two: ServerProcess;
  /** The address of each process; players use only the proxy's. */
  const addresses: string[] = [];
  beforeAll(async () => {
    postgres = await startPrivatePostgres(bin ?? '');
    const ports = await Promise.all([freePort(), freePort()]);
    addresses.push(...ports.map((port) => `http://127.0.0.1:${port}`));
    front = await startTcpProxy(ports);
    origin = `http://127.0.0.1:${front.port}`;
    const start = (port: number) =>
      startProcess({ DATABASE_URL: postgres.url, PUBLIC_ORIGIN: origin, PORT: String(port), THROTTLES: 'off' });
    one = await start(ports[0] ?? 0);
    two = await start(ports[1] ?? 0);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([one, two].map((server) => endProcess(server, 'SIGTERM')));
    await front.close();
    await postgres.remove();
  });

  /** A client that talks to one of the processes. */
  const at = (index: number, cookie?: string): Player => {
    const player = createPlayer((path, init) => fetch(addresses[index] + path, init));
    if (cookie !== undefined) player.setCookie(cookie);
    return player;
  };

  async function openSocket(index: number, cookie: string): Promise<WebSocket> {
    const headers = { Origin: origin, Cookie: cookie };
    const socket = new WebSocket(`${addresses[index]?.replace('http', 'ws')}/ws`, { headers });
    await once(socket, 'open');
    return socket;
  }

  it('end a session together: its sockets close within a second and its requests get 401', async () => {
    const player = at(0);
    expect((await player.post('/api/auth/signup', signupOf('in_both'))).status).toBe(200);
    const cookie = player.cookie();
    const socket = await openSocket(0, cookie);
    const closed = once(socket, 'close');
    const ended = performance.now();
    expect((await at(1, cookie).post('/api/auth/logout')).status).toBe(204);
    await expect.poll(async () => (await at(0, cookie).get('/api/auth/user')).status, { interval: 20 }).toBe(401);
    expect((await closed)[0]).toBe(POLICY);
    expect(performance.now() - ended).toBeLessThan(1_000);
  });

  it('take over: when one is killed, the other serves its players and accepts their sockets', async () => {
    const player = at(0);
    await player.post('/api/auth/signup', signupOf('survivor'));
    const cookie = player.cookie();
    const left = at(0);
    await left.post('/api/auth/signup', signupOf('logged_out'));
    const endedCookie = left.cookie();
    await left.post('/api/auth/logout');
    const pages = Array.from({ length: PAGES }, () => ({ localAddress: '127.0.0.1' }));
    const signedIn = Array.from({ length: 5 }, () => ({ localAddress: '127.0.0.1', cookie }));
    const open = openReconnectingPages({ url: origin, pages: [...pages, ...signedIn], reconnectDelayMs: () => 100 });
    await open.allConnected();

    const lost = open.allDisconnected();
    await endProcess(one, 'SIGKILL');
    await lost;
    await open.allConnected();
    expect(open.rejections()).toBe(0);
    const through = createPlayer((path, init) => fetch(origin + path, init));
    through.setCookie(cookie);
    expect((await through.get('/api/auth/user')).body).toMatchObject({ username: 'survivor' });
    expect(
      (
        await through.send('PATCH', '/api/user/preferences', {
          body: JSON.stringify({ notifyMatchStart: false }),
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(200);
    expect((await at(1, endedCookie).get('/api/auth/user')).status).toBe(401);

    // Ending the session also closes its socket at the remaining process.
    const socket = await openSocket(1, cookie);
    const closed = once(socket, 'close');
    await through.post('/api/auth/logout');
    expect((await closed)[0]).toBe(POLICY);
    open.close();
    expect((await through.get('/api/ready')).status).toBe(200);
  });
});
