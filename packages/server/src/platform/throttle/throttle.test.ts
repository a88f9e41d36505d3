import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '../clock/time.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { recordStatements } from '../../testing/failing.ts';
import { type Game, KICK_OFF, openGame, PASSWORD, signupOf } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';

let game: Game;
beforeEach(async () => {
  game = await openGame({ throttles: true, trustProxy: ['10.0.0.1'] });
});

/** Returns one of many addresses of an attacker. */
const addressAt = (index: number) => `198.51.100.${index + 1}`;
const login = (player: Player, name: string, password = PASSWORD) =>
  player.post('/api/auth/login', { email: `${name}@example.org`, password });
const signup = (player: Player, name: string) => player.post('/api/auth/signup', signupOf(name));
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status);
const repeatRequest = async (count: number, send: (index: number) => Promise<{ status: number }>) => {
  const responses = [];
  for (let index = 0; index < count; index += 1) responses.push(await send(index));
  return statuses(responses);
};
const repeat = (count: number, status: number) => Array.from({ length: count }, () => status);

it('rejects excess requests with a message and Retry-After', async () => {
  expect(await repeatRequest(5, (index) => signup(game.visitor(), `player_${index}`))).toEqual(repeat(5, 200));
  const response = await signup(game.visitor(), 'one_more');
  expect([response.status, response.body, response.headers.get('retry-after')]).toEqual([
    429,
    { message: 'Too many requests. Please try again in 30 minutes.' },
    '1800',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await game.db.selectFrom('users').select('id').execute()).toHaveLength(5);
  game.setTime(KICK_OFF + 30 * MINUTE_MS);
  expect((await signup(game.visitor(), 'one_more')).status).toBe(200);
});

it('does not count requests that the contract rejects', async () => {
  const empty = await repeatRequest(20, () => game.visitor().post('/api/auth/signup', {}));
  expect(empty).toEqual(repeat(20, 400));
  expect((await signup(game.visitor(), 'careful')).status).toBe(200);
});

const forged = (index: number) => ({ 'X-Forwarded-For': addressAt(index) });
const from = (address: string, index: number, headers = {}) =>
  game.visitor(address).post('/api/auth/login', { email: `${index}@example.org`, password: 'x' }, headers);

it('trusts X-Forwarded-For only from a trusted proxy', async () => {
  expect(await repeatRequest(7, (index) => from('192.0.2.1', index, forged(index)))).toEqual([...repeat(6, 401), 429]);
  expect(await repeatRequest(7, (index) => from('10.0.0.1', index, forged(index)))).toEqual(repeat(7, 401));
});

it('allows ten password guesses per email address, from any number of addresses', async () => {
  await signup(game.visitor(), 'victim');
  for (const name of ['victim', 'VICTIM', 'nobody']) {
    const guesses = await repeatRequest(11, (index) => login(game.visitor(addressAt(index)), name, 'wrong guess'));
    expect(guesses).toEqual(name === 'VICTIM' ? repeat(11, 429) : [...repeat(10, 401), 429]);
  }
});

/** Opens the same database in a new process, whose counters are empty. */
async function restart(): Promise<void> {
  game = await openGame({ throttles: true, database: game.database });
}
/** Returns the same browser at another address. */
function browserAt(player: Player, address: string): Player {
  const browser = game.visitor(address);
  for (const pair of player.cookie().split('; ')) browser.setCookie(pair);
  return browser;
}
const guess = (name: string, count = 10) =>
  repeatRequest(count, (index) => login(game.visitor(addressAt(index)), name, 'wrong guess'));

it('lets a known device log in from a new address after a restart, despite guesses from other devices', async () => {
  const owner = game.visitor('192.0.2.7');
  await signup(owner, 'victim');
  await owner.post('/api/auth/logout');
  expect(await guess('victim')).toEqual(repeat(10, 401));
  await restart();
  expect(await guess('victim')).toEqual(repeat(10, 401));

  expect((await login(browserAt(owner, '203.0.113.9'), 'victim')).status).toBe(200);
  expect((await login(game.visitor('203.0.113.1'), 'victim')).status).toBe(429);
  expect((await login(game.visitor('192.0.2.7'), 'victim')).status, 'the address alone is no proof').toBe(429);

  const thief = (index: number) => login(browserAt(owner, addressAt(100 + index)), 'victim', 'wrong guess');
  expect(await repeatRequest(10, thief), 'of the ten of the device, one is used').toEqual([...repeat(9, 401), 429]);
});

it('remembers a device only for the last three accounts that logged in there', async () => {
  const shared = game.visitor('192.0.2.7');
  for (const name of ['one', 'two', 'three', 'four']) {
    game.setTime(game.now() + 30 * MINUTE_MS);
    await signup(shared, name);
    await shared.post('/api/auth/logout');
  }
  await signup(game.visitor('203.0.113.1'), 'victim');
  const loginStatuses = [];
  for (const name of ['one', 'two', 'three', 'four', 'victim']) {
    await guess(name);
    game.setTime(game.now() + MINUTE_MS);
    loginStatuses.push((await login(browserAt(shared, '203.0.113.9'), name)).status);
  }
  expect(loginStatuses).toEqual([429, 200, 200, 200, 429]);
});

const tampered = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

it('rejects a tampered device cookie', async () => {
  const owner = game.visitor('192.0.2.7');
  await signup(owner, 'victim');
  const [cookie = ''] = /device=[^;]*/.exec(owner.cookie()) ?? [];
  await guess('victim');
  const forgeries = ['device=', tampered(cookie, 8), tampered(cookie, 40), `${cookie}x`, cookie.slice(0, -1)];
  const attempts = await repeatRequest(forgeries.length, (index) => {
    const browser = game.visitor('203.0.113.9');
    browser.setCookie(forgeries[index] ?? '');
    return login(browser, 'victim');
  });
  expect(attempts).toEqual(repeat(forgeries.length, 429));
});

it('forgets all known devices when the password changes, except the one that changed it', async () => {
  const [laptop, phone] = [game.visitor('192.0.2.7'), game.visitor('192.0.2.8')];
  await signup(laptop, 'victim');
  await login(phone, 'victim');
  const before = browserAt(laptop, '203.0.113.8');
  const changed = await phone.post('/api/user/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'another horse entirely',
  });
  expect(changed.status).toBe(200);
  await guess('victim');
  const attempts = [before, browserAt(phone, '203.0.113.9')].map((browser) =>
    login(browser, 'victim', 'another horse entirely'),
  );
  expect(statuses(await Promise.all(attempts))).toEqual([429, 200]);
});

it('looks up the session once per request', async () => {
  const database = await openTestDatabase();
  const { db, kinds } = recordStatements(database.db);
  const counting = await openGame({ throttles: true, database: { ...database, db } });
  const player = counting.visitor();
  await signup(player, 'watched');
  await counting.settled();
  kinds.length = 0;
  expect((await player.get('/api/auth/user')).status).toBe(200);
  // One for the session, one for the user, one for the number of new results, two for what the user hides,
  // and two for the weeks against the Machine, without that.
  expect(kinds).toHaveLength(7);
});
