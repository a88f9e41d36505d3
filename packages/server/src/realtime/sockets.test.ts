import { request } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { failingAfter } from '../testing/failing.ts';
import { KICK_OFF, OWN_ORIGIN } from '../testing/game.ts';
import { type Client, openSocketGame, type SocketGame } from '../testing/socket-game.ts';

let at: SocketGame;
beforeEach(async () => {
  at = await openSocketGame();
});
afterEach(() => at.close());

const DAY = 24 * 60 * 60_000;
const chat = (matchId: string) => ({ type: 'chat', data: { matchId } }) as const;
const score = (matchId: string) => ({ type: 'score_update', data: { matchId } }) as const;
const publish: SocketGame['game']['services']['bus']['publish'] = (event, to) =>
  at.game.services.bus.publish(event, to);
const userIdOf = async (name: string) =>
  (await at.game.db.selectFrom('users').select('id').where('username', '=', name).executeTakeFirstOrThrow()).id;
const openMany = (count: number, init?: Parameters<SocketGame['open']>[0]): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => at.open(init)));

it.each([
  ['foreign', 'https://evil.test'],
  ['null', 'null'],
  ['a look-alike', `${OWN_ORIGIN}.evil.test`],
  ['another scheme', OWN_ORIGIN.replace('https', 'http')],
  ['another port', `${OWN_ORIGIN}:8443`],
  ['empty', ''],
])('S50: an origin that is %s gets no socket', async (_, origin) => {
  expect(await at.refused({ headers: { Origin: origin } })).toBe(403);
});

/** A handshake in the raw, as no library would ask. */
const askRaw = (method: string, headers: Record<string, string>, path = '/ws') =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const handshake = { 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' };
    const asked = request({ port: at.port, method, path, headers: { ...handshake, ...headers } });
    asked.on('response', (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    asked.on('error', reject).end();
  });
const UPGRADE = { Connection: 'Upgrade', Upgrade: 'websocket' };

it('S50: without an origin, and by another method than GET, there is no socket', async () => {
  const missing = await askRaw('GET', UPGRADE);
  expect(missing.status).toBe(403);
  expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect((await askRaw('POST', { ...UPGRADE, Origin: OWN_ORIGIN })).status).toBe(403);
  expect((await askRaw('GET', { ...UPGRADE, Origin: OWN_ORIGIN })).status).toBe(101);
});

it.each(['/', '/wss', '/ws/', '/api/health', '//ws'])('S50: %s is no socket', async (path) => {
  expect((await askRaw('GET', { ...UPGRADE, Origin: OWN_ORIGIN }, path)).status).toBe(404);
});

it('who offers HTTP/2 instead is answered as if they had not', async () => {
  expect((await askRaw('GET', { Connection: 'Upgrade', Upgrade: 'h2c' }, '/api/health')).status).toBe(200);
});

it('S51: anonymous and signed-in sockets hear of matches; what is for people reaches those people alone', async () => {
  const [ada, bob] = [await at.game.member('ada'), await at.game.member('bob')];
  const clients = await Promise.all([
    at.open(),
    at.open({ player: ada }),
    at.open({ player: ada }),
    at.open({ player: bob }),
  ]);
  publish(chat('m-1'));
  publish(score('m-1'));
  publish({ type: 'dm', data: {} }, [await userIdOf('ada')]);
  publish({ type: 'notification', data: {} }, [await userIdOf('ada'), await userIdOf('bob')]);
  // For nobody.
  publish({ type: 'notification', data: {} });
  await Promise.all(clients.map((client) => client.settled()));
  const forAll = [chat('m-1'), score('m-1')];
  const [dm, notification] = [
    { type: 'dm', data: {} },
    { type: 'notification', data: {} },
  ];
  expect(clients.map(({ events }) => events)).toEqual([
    forAll,
    [...forAll, dm, notification],
    [...forAll, dm, notification],
    [...forAll, notification],
  ]);
});

it('S51: what a careless event carries besides does not leave the server', async () => {
  const client = await at.open();
  const careless = { type: 'chat', text: 'hello', data: { matchId: 'm-1', username: 'ada', text: 'hello' } } as const;
  publish(careless);
  await client.settled();
  expect(client.events).toEqual([chat('m-1')]);
});

it.each([
  ['1,025 bytes of text', 'x'.repeat(1_025), 1009],
  ['1,025 bytes of binary', Buffer.alloc(1_025), 1009],
  ['a binary frame', Buffer.from('{}'), 1003],
])('S52: %s closes', async (_, frame, code) => {
  const client = await at.open();
  client.socket.send(frame);
  expect(await client.closed).toBe(code);
});

it('S52: 1,024 bytes, bad JSON and unknown messages are ignored', async () => {
  const client = await at.open();
  for (const frame of ['x'.repeat(1_024), '{', '', 'null', '{"type":"chat","data":{"matchId":"m-1"}}']) {
    client.socket.send(frame);
  }
  await client.settled();
  publish(chat('m-2'));
  await client.settled();
  expect(client.events).toEqual([chat('m-2')]);
});

it('S52: 30 frames in 20 s are heard, the 31st closes', async () => {
  const client = await at.open();
  const say = (count: number) => {
    for (let said = 0; said < count; said += 1) client.socket.send('{}');
  };
  say(29);
  await client.settled();
  at.timers.advance(20_000);
  say(29);
  await client.settled();
  expect(client.socket.readyState).toBe(client.socket.OPEN);
  client.socket.send('{}');
  expect(await client.closed).toBe(1008);
});

it('S53: nothing is deflated, whatever the client offers', async () => {
  const client = await at.open({ perMessageDeflate: true });
  expect(client.socket.extensions).toBe('');
});

it('S54: a user has 10 sockets, the 11th closes, and who leaves makes room', async () => {
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

it('S54: an address has 100 sockets, the 101st closes, another address has its own', async () => {
  await openMany(100);
  const next = await at.open();
  expect(await next.closed).toBe(1008);
  const elsewhere = await at.open({ localAddress: '127.0.0.2' });
  await elsewhere.settled();
});

it('S54: behind a trusted proxy it is the callers who are counted', async () => {
  const proxied = await openSocketGame({ trustProxy: ['127.0.0.1'] });
  const from = (address: string) => proxied.open({ headers: { 'X-Forwarded-For': address } });
  await Promise.all(Array.from({ length: 100 }, () => from('192.0.2.7')));
  expect(await (await from('192.0.2.7')).closed).toBe(1008);
  await (await from('192.0.2.8')).settled();
  await proxied.close();
});

it('S55: who answers no ping for 60 s is cut off, who does stays', async () => {
  const silent = await at.open({ autoPong: false });
  const lively = await at.open();
  let pings = 0;
  silent.socket.on('ping', () => (pings += 1));
  at.timers.advance(30_000);
  await Promise.all([silent.settled(), lively.settled()]);
  expect(pings).toBe(1);
  at.timers.advance(29_000);
  await silent.settled();
  expect(pings).toBe(1);
  at.timers.advance(1_000);
  await lively.settled();
  at.timers.advance(1_000);
  expect(await silent.closed).toBe(1006);
  await lively.settled();
});

it('S56, S29: logging out closes the sockets of that session alone, within a second', async () => {
  const ada = await at.game.member();
  const [here, there] = await openMany(2, { player: ada });
  const [anonymous, other] = [await at.open(), await at.open({ player: await at.game.member() })];
  await ada.post('/api/auth/logout');
  at.timers.advance(500);
  expect(await Promise.all([here?.closed, there?.closed])).toEqual([1008, 1008]);
  await Promise.all([anonymous.settled(), other.settled()]);
});

it('S56: a session that expires closes its sockets', async () => {
  const client = await at.open({ player: await at.game.member() });
  at.game.setTime(KICK_OFF + 7 * DAY + 1);
  at.timers.advance(500);
  expect(await client.closed).toBe(1008);
});

it('S56, S30: a session that vanishes from the database, by whatever process, closes its sockets', async () => {
  const [ada, bob] = [await at.game.member('ada'), await at.game.member('bob')];
  const [gone, stays] = [await at.open({ player: ada }), await at.open({ player: bob })];
  await at.game.db
    .deleteFrom('sessions')
    .where('user_id', '=', await userIdOf('ada'))
    .execute();
  at.timers.advance(500);
  expect(await gone.closed).toBe(1008);
  await stays.settled();
});

it('a database that does not answer closes no socket, and the next look finds what ended meanwhile', async () => {
  const ada = await at.game.member();
  const client = await at.open({ player: ada });
  await ada.post('/api/auth/logout');
  vi.spyOn(at.game.services.sessions, 'living').mockRejectedValueOnce(new Error('no line'));
  at.timers.advance(500);
  await client.settled();
  at.timers.advance(500);
  expect(await client.closed).toBe(1008);
});

it('while the database does not answer, whoever shows a session is refused for now, and nobody else', async () => {
  const database = await openTestDatabase();
  const down = await openSocketGame({ database: { ...database, db: failingAfter(database.db, 0) } });
  const player = down.game.visitor();
  player.setCookie(`session=${'x'.repeat(43)}`);
  expect(await down.refused({ player })).toBe(503);
  const anonymous = await down.open();
  await anonymous.settled();
  await down.close();
});

it('L2: a match is told at most 4 times a second, at once and at the end of the gap', async () => {
  const client = await at.open();
  const heard = async () => {
    await client.settled();
    return client.events.splice(0);
  };
  for (let said = 0; said < 50; said += 1) publish(chat('m-1'));
  expect(await heard()).toEqual([chat('m-1')]);
  publish(score('m-1'));
  publish(chat('m-2'));
  expect(await heard()).toEqual([score('m-1'), chat('m-2')]);
  at.timers.advance(249);
  expect(await heard()).toEqual([]);
  at.timers.advance(1);
  expect(await heard()).toEqual([chat('m-1')]);
  at.timers.advance(250);
  expect(await heard()).toEqual([]);
  publish(chat('m-1'));
  expect(await heard()).toEqual([chat('m-1')]);
});

it('closing the server tells every socket, and takes no more', async () => {
  const clients = await openMany(3);
  await at.game.sockets.close();
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1001, 1001, 1001]);
  expect(await at.refused()).toBe(503);
});
