import { expect, it } from 'vitest';
import { DAY_MS } from '../clock/time.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { failingWhile } from '../../testing/failing.ts';
import { KICK_OFF, OWN_ORIGIN } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { chat, type Client, openSocketGame, score, sendHandshake, type SocketGame } from '../../testing/socket-game.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const at = openedBeforeEach(() => openSocketGame());

const publish: SocketGame['game']['bus']['publish'] = (event, to) => at.game.bus.publish(event, to);
const openMany = (count: number, init?: Parameters<SocketGame['open']>[0]): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => at.open(init)));

it('accepts only a GET to /ws from an own origin', async () => {
  const headers = { Origin: OWN_ORIGIN };
  const missing = await sendHandshake(at.port, {});
  expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  for (const [expected, handshake] of [
    [101, { headers }],
    [403, {}],
    [403, { headers: { Origin: '' } }],
    [403, { headers: { Origin: 'https://evil.test' } }],
    [403, { headers, method: 'POST' }],
    ...['/', '/ws/', '//ws'].map((path) => [404, { headers, path }] as const),
  ] as const)
    expect([handshake, (await sendHandshake(at.port, handshake)).status]).toEqual([handshake, expected]);
});

it('sends match events to all sockets and personal events only to their users, and no extra properties', async () => {
  const [ada, bob] = [await signUpUser(at.game), await signUpUser(at.game)];
  const clients = await Promise.all([undefined, ada, ada, bob].map((player) => at.open(player && { player })));
  const extended = { type: 'chat', text: 'hello', data: { matchId: 'm-1', username: 'ada', text: 'hello' } } as const;
  publish(extended);
  publish(score('m-1'));
  publish({ type: 'dm', data: {} }, [ada.id]);
  publish({ type: 'notification', data: {} }, [ada.id, bob.id]);
  // Without recipients.
  publish({ type: 'notification', data: {} });
  await Promise.all(clients.map((client) => client.settled()));
  const forAll = [chat('m-1'), score('m-1')];
  const [dm, notification] = ['dm', 'notification'].map((type) => ({ type, data: {} }));
  expect(clients.map(({ events }) => events)).toEqual([
    forAll,
    [...forAll, dm, notification],
    [...forAll, dm, notification],
    [...forAll, notification],
  ]);
});

it.each([
  ['1,025 bytes of text', 'x'.repeat(1_025), 1009],
  ['1,025 bytes of binary', Buffer.alloc(1_025), 1009],
  ['a binary frame', Buffer.from('{}'), 1003],
])('closes after %s', async (_, frame, code) => {
  const client = await at.open();
  client.socket.send(frame);
  expect(await client.closed).toBe(code);
});

it('ignores frames up to 1,024 bytes, bad JSON and unknown messages, and never compresses its own', async () => {
  const client = await at.open({ perMessageDeflate: true });
  expect(client.socket.extensions).toBe('');
  for (const frame of ['x'.repeat(1_024), '{', '', 'null', '{"type":"chat","data":{"matchId":"m-1"}}']) {
    client.socket.send(frame);
  }
  await client.settled();
  publish(chat('m-2'));
  await client.settled();
  expect(client.events).toEqual([chat('m-2')]);
});

it('accepts 30 frames in 20 s and closes after the 31st', async () => {
  const client = await at.open();
  const send = (count: number) => {
    for (let sent = 0; sent < count; sent += 1) client.socket.send('{}');
  };
  send(29);
  await client.settled();
  at.timers.advance(20_000);
  send(29);
  await client.settled();
  expect(client.socket.readyState).toBe(client.socket.OPEN);
  client.socket.send('{}');
  expect(await client.closed).toBe(1008);
});

it('closes the 11th socket of a user until another one closes', async () => {
  const ada = await at.game.member();
  const [first] = await openMany(10, { player: ada });
  const eleventh = await at.open({ player: ada });
  expect(await eleventh.closed).toBe(1008);
  await at.open({ player: await at.game.member() });
  first?.socket.close();
  await first?.closed;
  const again = await at.open({ player: ada });
  await again.settled();
});

it("closes an address's 101st socket of a visitor behind a trusted proxy, but none of its players", async () => {
  const proxied = await openSocketGame({ trustProxy: ['127.0.0.1'] });
  const from = (address: string, player?: Player) =>
    proxied.open({ headers: { 'X-Forwarded-For': address }, ...(player && { player }) });
  await Promise.all(Array.from({ length: 100 }, () => from('192.0.2.7')));
  expect(await (await from('192.0.2.7')).closed).toBe(1008);
  await (await from('192.0.2.7', await proxied.game.member())).settled();
  await (await from('192.0.2.8')).settled();
});

it('disconnects a client that sends no pong for 60 s, and keeps one that does', async () => {
  const unresponsive = await at.open({ autoPong: false });
  const responsive = await at.open();
  let pings = 0;
  unresponsive.socket.on('ping', () => (pings += 1));
  at.timers.advance(30_000);
  await Promise.all([unresponsive.settled(), responsive.settled()]);
  expect(pings).toBe(1);
  at.timers.advance(29_000);
  await unresponsive.settled();
  expect(pings).toBe(1);
  at.timers.advance(1_000);
  await responsive.settled();
  at.timers.advance(1_000);
  expect(await unresponsive.closed).toBe(1006);
  await responsive.settled();
});

it.each<[how: string, end: (ada: Player) => unknown]>([
  ['is logged out', (ada) => ada.post('/api/auth/logout')],
  ['expires', () => at.game.setTime(KICK_OFF + 7 * DAY_MS + 1)],
])('closes only the sockets of a session, half a second after it %s', async (how, end) => {
  const ada = await at.game.member('ada');
  const ending = await openMany(2, { player: ada });
  const staying = [await at.open()];
  if (how !== 'expires') staying.push(await at.open({ player: await at.game.member() }));
  await end(ada);
  at.timers.advance(500);
  expect(await Promise.all(ending.map(({ closed }) => closed))).toEqual([1008, 1008]);
  await Promise.all(staying.map((client) => client.settled()));
});

it('closes no socket while the database does not respond, responds 503 to new ones with a session, and catches up', async () => {
  const database = await openTestDatabase();
  let isDown = false;
  const flaky = await openSocketGame({ database: { ...database, db: failingWhile(database.db, () => isDown) } });
  const ada = await flaky.game.member();
  const client = await flaky.open({ player: ada });
  await ada.post('/api/auth/logout');
  isDown = true;
  flaky.timers.advance(500);
  await client.settled();
  const player = flaky.game.visitor();
  player.setCookie(`session=${'x'.repeat(43)}`);
  expect(await flaky.rejectionStatus({ player })).toBe(503);
  const anonymous = await flaky.open();
  await anonymous.settled();
  isDown = false;
  flaky.timers.advance(500);
  expect(await client.closed).toBe(1008);
});

it('sends a match event at most 4 times a second, immediately and at the end of each gap', async () => {
  const client = await at.open();
  const received = async () => {
    await client.settled();
    return client.events.splice(0);
  };
  for (let sent = 0; sent < 50; sent += 1) publish(chat('m-1'));
  expect(await received()).toEqual([chat('m-1')]);
  publish(score('m-1'));
  publish(chat('m-2'));
  expect(await received()).toEqual([score('m-1'), chat('m-2')]);
  at.timers.advance(249);
  expect(await received()).toEqual([]);
  at.timers.advance(1);
  expect(await received()).toEqual([chat('m-1')]);
  at.timers.advance(250);
  expect(await received()).toEqual([]);
  publish(chat('m-1'));
  expect(await received()).toEqual([chat('m-1')]);
});

it('closes every socket on shutdown and rejects new ones', async () => {
  const clients = await openMany(3);
  await at.game.sockets.close();
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1001, 1001, 1001]);
  expect(await at.rejectionStatus()).toBe(503);
});
