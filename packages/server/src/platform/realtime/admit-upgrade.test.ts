import { expect, it } from 'vitest';
import { MINUTE_MS } from '../clock/time.ts';
import { OWN_ORIGIN } from '../../testing/game.ts';
import { openSocketGame, sendHandshake } from '../../testing/socket-game.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const at = openedBeforeEach(() => openSocketGame({ throttles: true }));

type UpgradeRequest = { cookie?: string; localAddress?: string };

/** Requests an upgrade, drops the socket, and returns the status and Retry-After. */
async function upgrade({ cookie, localAddress }: UpgradeRequest = {}) {
  const headers = { Origin: OWN_ORIGIN, ...(cookie !== undefined && { Cookie: cookie }) };
  const response = await sendHandshake(at.port, { localAddress, headers });
  return [response.status, response.headers['retry-after']];
}

async function times(count: number, options?: UpgradeRequest): Promise<void> {
  for (let made = 0; made < count; made += 1) expect(await upgrade(options)).toEqual([101, undefined]);
}

it('rejects more than 30 sockets a minute per session', async () => {
  const ada = { cookie: (await at.game.member('ada')).cookie() };
  await times(30, ada);
  expect(await upgrade(ada)).toEqual([429, '60']);
  await times(1, { cookie: (await at.game.member('bob')).cookie() });
  at.timers.advance(MINUTE_MS);
  await times(1, ada);
});

it('rejects more than 600 sockets of visitors a minute per address, but no player', async () => {
  await times(600);
  expect(await upgrade({ cookie: (await at.game.member('ada')).cookie() })).toEqual([101, undefined]);
  at.timers.advance(MINUTE_MS / 2);
  expect(await upgrade()).toEqual([429, '30']);
  expect(await upgrade({ localAddress: '127.0.0.2' })).toEqual([101, undefined]);
  at.timers.advance(MINUTE_MS / 2);
  expect(await upgrade()).toEqual([101, undefined]);
});
