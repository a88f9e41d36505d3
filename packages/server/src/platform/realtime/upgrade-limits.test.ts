import { request } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { OWN_ORIGIN } from '../../testing/game.ts';
import { openSocketGame, type SocketGame } from '../../testing/socket-game.ts';

const MINUTE = 60_000;

let at: SocketGame;
beforeEach(async () => {
  at = await openSocketGame({ throttles: true });
});

type UpgradeRequest = { cookie?: string; localAddress?: string };

/** Requests an upgrade, drops the socket, and returns the status and Retry-After. */
const upgrade = ({ cookie, localAddress }: UpgradeRequest = {}) =>
  new Promise<[status: number | undefined, retryAfter: string | undefined]>((resolve, reject) => {
    const outgoing = request({
      port: at.port,
      host: '127.0.0.1',
      localAddress,
      path: '/ws',
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        Origin: OWN_ORIGIN,
        ...(cookie !== undefined && { Cookie: cookie }),
      },
    });
    outgoing.on('response', (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers['retry-after']]));
    });
    outgoing.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve([response.statusCode, undefined]);
    });
    outgoing.on('error', reject).end();
  });

async function times(count: number, options?: UpgradeRequest): Promise<void> {
  for (let made = 0; made < count; made += 1) expect(await upgrade(options)).toEqual([101, undefined]);
}

it('rejects more than 30 sockets a minute per session', async () => {
  const ada = { cookie: (await at.game.member('ada')).cookie() };
  await times(30, ada);
  expect(await upgrade(ada)).toEqual([429, '60']);
  expect(await upgrade({ cookie: (await at.game.member('bob')).cookie() })).toEqual([101, undefined]);
  at.timers.advance(MINUTE);
  expect(await upgrade(ada)).toEqual([101, undefined]);
});

it('rejects more than 600 sockets a minute per address', async () => {
  await times(600);
  at.timers.advance(MINUTE / 2);
  expect(await upgrade()).toEqual([429, '30']);
  expect(await upgrade({ localAddress: '127.0.0.2' })).toEqual([101, undefined]);
  at.timers.advance(MINUTE / 2);
  expect(await upgrade()).toEqual([101, undefined]);
});
