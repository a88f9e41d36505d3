import { POLL_MS } from '@machine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { recordStatements } from '../testing/failing.ts';
import { type Game, KICK_OFF, openGame, PASSWORD, signupOf } from '../testing/game.ts';
import type { Player } from '../testing/player.ts';
import { addMatch } from '../testing/rows.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let game: Game;
beforeEach(async () => {
  game = await openGame({ throttles: true, trustProxy: ['10.0.0.1'] });
});
afterEach(() => game.close());

/** As many addresses as somebody may rent. */
const addressAt = (index: number) => `198.51.100.${index + 1}`;
const login = (player: Player, name: string, password = PASSWORD) =>
  player.post('/api/auth/login', { email: `${name}@example.org`, password });
const signup = (player: Player, name: string) => player.post('/api/auth/signup', signupOf(name));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = async (count: number, work: (index: number) => Promise<{ status: number }>) => {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return statuses(answers);
};
const repeat = (count: number, status: number) => Array.from({ length: count }, () => status);

it('3.4: who does something too often is told so in words and in seconds, and nothing else happens', async () => {
  expect(await times(5, (index) => signup(game.visitor(), `player_${index}`))).toEqual(repeat(5, 200));
  const answer = await signup(game.visitor(), 'one_more');
  expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([
    429,
    { message: 'That was too often. Please try again in 30 minutes.' },
    '1800',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await game.db.selectFrom('users').select('id').execute()).toHaveLength(5);
  game.setTime(KICK_OFF + 30 * MINUTE);
  expect((await signup(game.visitor(), 'one_more')).status).toBe(200);
});

it('S62: what the contract does not let in is not counted', async () => {
  const empty = await times(20, () => game.visitor().post('/api/auth/signup', {}));
  expect(empty).toEqual(repeat(20, 400));
  expect((await signup(game.visitor(), 'careful')).status).toBe(200);
});

const forged = (index: number) => ({ 'X-Forwarded-For': addressAt(index) });
const from = (address: string, index: number, headers = {}) =>
  game.visitor(address).post('/api/auth/login', { email: `${index}@example.org`, password: 'x' }, headers);

it('3.4: an address cannot be made up, unless a trusted proxy says so; IPv6 counts by /64', async () => {
  expect(await times(7, (index) => from('192.0.2.1', index, forged(index)))).toEqual([...repeat(6, 401), 429]);
  expect(await times(7, (index) => from('10.0.0.1', index, forged(index)))).toEqual(repeat(7, 401));
  expect(await times(7, (index) => from('10.0.0.1', index, forged(200)))).toEqual([...repeat(6, 401), 429]);
  expect(await times(7, (index) => from(`2001:db8::${index}`, index))).toEqual([...repeat(6, 401), 429]);
  expect((await from('2001:db8:0:1::1', 1)).status).toBe(401);
});

it('S60: guessing at one account ends after ten, from however many addresses, whether there is one or not', async () => {
  await signup(game.visitor(), 'victim');
  for (const name of ['victim', 'VICTIM', 'nobody']) {
    const guesses = await times(11, (index) => login(game.visitor(addressAt(index)), name, 'wrong guess'));
    expect(guesses).toEqual(name === 'VICTIM' ? repeat(11, 429) : [...repeat(10, 401), 429]);
  }
});

/** The same database in a new process, which has forgotten what the old one counted. */
async function restart(): Promise<void> {
  game = await openGame({ throttles: true, database: game.database });
}
/** The same browser at another address, after a restart perhaps. */
function moved(player: Player, address: string): Player {
  const browser = game.visitor(address);
  for (const pair of player.cookie().split('; ')) browser.setCookie(pair);
  return browser;
}
const guess = (name: string, count = 10) =>
  times(count, (index) => login(game.visitor(addressAt(index)), name, 'wrong guess'));

it('lets a known device in at a new address after a restart, whatever strangers guessed', async () => {
  const owner = game.visitor('192.0.2.7');
  await signup(owner, 'victim');
  await owner.post('/api/auth/logout');
  expect(await guess('victim')).toEqual(repeat(10, 401));
  await restart();
  expect(await guess('victim')).toEqual(repeat(10, 401));

  expect((await login(moved(owner, '203.0.113.9'), 'victim')).status).toBe(200);
  expect((await login(game.visitor('203.0.113.1'), 'victim')).status).toBe(429);
  expect((await login(game.visitor('192.0.2.7'), 'victim')).status, 'the address alone is no proof').toBe(429);
});

it('gives a known device an allowance of its own, which runs out, too', async () => {
  const owner = game.visitor('192.0.2.7');
  await signup(owner, 'victim');
  const thief = (index: number) => login(moved(owner, addressAt(index)), 'victim', 'wrong guess');
  expect(await times(11, thief)).toEqual([...repeat(10, 401), 429]);
  expect((await login(game.visitor('203.0.113.1'), 'victim')).status).toBe(200);
});

it('knows a device for its own accounts alone, and for the last three of them', async () => {
  const shared = game.visitor('192.0.2.7');
  for (const name of ['one', 'two', 'three', 'four']) {
    game.setTime(game.now() + 30 * MINUTE);
    await signup(shared, name);
    await shared.post('/api/auth/logout');
  }
  await signup(game.visitor('203.0.113.1'), 'victim');
  const found = [];
  for (const name of ['one', 'two', 'three', 'four', 'victim']) {
    await guess(name);
    game.setTime(game.now() + MINUTE);
    found.push((await login(moved(shared, '203.0.113.9'), name)).status);
  }
  expect(found).toEqual([429, 200, 200, 200, 429]);
});

const turned = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

it('accepts no device cookie that was changed', async () => {
  const owner = game.visitor('192.0.2.7');
  await signup(owner, 'victim');
  const cookie =
    owner
      .cookie()
      .split('; ')
      .find((pair) => pair.startsWith('device=')) ?? '';
  await guess('victim');
  const forgeries = ['device=', turned(cookie, 8), turned(cookie, 40), `${cookie}x`, cookie.slice(0, -1)];
  const tried = await times(forgeries.length, (index) => {
    const browser = game.visitor('203.0.113.9');
    browser.setCookie(forgeries[index] ?? '');
    return login(browser, 'victim');
  });
  expect(tried).toEqual(repeat(forgeries.length, 429));
});

it('forgets all known devices when the password changes, but the one that changed it', async () => {
  const [laptop, phone] = [game.visitor('192.0.2.7'), game.visitor('192.0.2.8')];
  await signup(laptop, 'victim');
  await login(phone, 'victim');
  const before = moved(laptop, '203.0.113.8');
  const changed = await phone.post('/api/user/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'another horse entirely',
  });
  expect(changed.status).toBe(200);
  await guess('victim');
  const tried = [before, moved(phone, '203.0.113.9')].map((browser) =>
    login(browser, 'victim', 'another horse entirely'),
  );
  expect(statuses(await Promise.all(tried))).toEqual([429, 200]);
});

const say = (player: Player) => player.post('/api/matches/a/chat', { text: 'Hello' });

it('S66: a chatterbox is slowed down, others are not', async () => {
  await addMatch(game.db, 'a', KICK_OFF + MINUTE);
  const [ann, bob] = [game.visitor(), game.visitor()];
  for (const [player, name] of [
    [ann, 'ann'],
    [bob, 'bob'],
  ] as const) {
    await signup(player, name);
    await player.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  }
  expect(await times(6, () => say(ann))).toEqual([...repeat(5, 201), 429]);
  expect((await say(bob)).status).toBe(201);
  expect(await game.db.selectFrom('chat_messages').select('id').execute()).toHaveLength(6);
});

it('S72: four full match-chat tabs for five minutes are never told to wait; thousands of calls are', async () => {
  await addMatch(game.db, 'a', KICK_OFF - MINUTE, { status: 'LIVE' });
  const player = game.visitor();
  await signup(player, 'watcher');
  const polls: [number, string][] = [
    [POLL_MS.match, '/api/matches/a'],
    [POLL_MS.playByPlay, '/api/matches/a/play-by-play'],
    [POLL_MS.matchChat, '/api/matches/a/chat'],
    [POLL_MS.completedLive, '/api/completed/live'],
    [POLL_MS.unreadCount, '/api/notifications/unread-count'],
    [POLL_MS.machineStats, '/api/machine/stats'],
  ];
  let asked = 0;
  for (let at = 0; at < 5 * MINUTE; at += SECOND) {
    game.setTime(KICK_OFF + at);
    for (const [, path] of polls.filter(([every]) => at % every === 0)) {
      expect(await times(4, () => player.get(path))).toEqual(repeat(4, 200));
      asked += 4;
    }
  }
  expect(asked).toBeGreaterThan(4 * 300);
  const rest = 3_000 - asked - 1;
  expect(await times(rest, () => game.visitor().get('/api/health'))).toEqual(repeat(rest, 200));
  for (const path of ['/api/health', '/api/matches/a', '/api/nothing']) {
    const { status, headers } = await player.get(path);
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
  }
  expect((await player.get('/')).status, 'pages are no calls').not.toBe(429);
  expect((await game.visitor('192.0.2.7').get('/api/health')).status).toBe(200);
});

it('3.4: who is calling is looked up once a call, however many ask', async () => {
  const database = await openTestDatabase();
  const { db, kinds } = recordStatements(database.db);
  const counting = await openGame({ throttles: true, database: { ...database, db } });
  const player = counting.visitor();
  await signup(player, 'watched');
  await counting.services.backgroundTasks.settled();
  kinds.length = 0;
  expect((await player.get('/api/auth/user')).status).toBe(200);
  // The session, and the user.
  expect(kinds).toHaveLength(2);
  await counting.close();
});
