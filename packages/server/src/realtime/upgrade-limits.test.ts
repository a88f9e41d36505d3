import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OWN_ORIGIN } from '../testing/game.ts';
import { openSocketGame, type SocketGame } from '../testing/socket-game.ts';

const MINUTE = 60_000;

let at: SocketGame;
beforeEach(async () => {
  at = await openSocketGame({ throttles: true });
});
afterEach(() => at.close());

type Asked = { cookie?: string; localAddress?: string };

/** Requests a socket and drops it; the status of the response, and what it says about waiting. */
const upgrade = ({ cookie, localAddress }: Asked = {}) =>
  new Promise<[status: number | undefined, retryAfter: string | undefined]>((resolve, reject) => {
    const asked = request({
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
    asked.on('response', (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers['retry-after']]));
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve([response.statusCode, undefined]);
    });
    asked.on('error', reject).end();
  });

async function times(count: number, asked?: Asked): Promise<void> {
  for (let made = 0; made < count; made += 1) expect(await upgrade(asked)).toEqual([101, undefined]);
}

it('refuses more than 30 sockets a minute for one session, and no other session', async () => {
  const ada = { cookie: (await at.game.member('ada')).cookie() };
  await times(30, ada);
  expect(await upgrade(ada)).toEqual([429, '60']);
  expect(await upgrade({ cookie: (await at.game.member('bob')).cookie() })).toEqual([101, undefined]);
  at.timers.advance(MINUTE);
  expect(await upgrade(ada)).toEqual([101, undefined]);
});

it('refuses more than 600 sockets a minute for one address, and no other address', async () => {
  await times(600);
  at.timers.advance(MINUTE / 2);
  expect(await upgrade()).toEqual([429, '30']);
  expect(await upgrade({ localAddress: '127.0.0.2' })).toEqual([101, undefined]);
  at.timers.advance(MINUTE / 2);
  expect(await upgrade()).toEqual([101, undefined]);
});
