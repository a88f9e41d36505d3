import { POLL_MS } from '@machine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { watched } from '../testing/failing.ts';
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

it('S60: who is locked out by guesses gets in where they are at home, once a minute, and nowhere else', async () => {
  const home = game.visitor('192.0.2.7');
  await signup(home, 'victim');
  await times(10, (index) => login(game.visitor(addressAt(index)), 'victim', 'wrong guess'));
  expect((await login(game.visitor('203.0.113.1'), 'victim')).status).toBe(429);

  const [first, second] = [await login(home, 'victim'), await login(home, 'victim')];
  expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 429, '60']);
  expect((await login(game.visitor('203.0.113.1'), 'victim')).status).toBe(429);
  game.setTime(KICK_OFF + MINUTE);
  expect((await login(home, 'victim')).status).toBe(200);
});

it('S60: a wrong guess makes no address familiar, and a familiar one is so for its own account alone', async () => {
  const shared = game.visitor('192.0.2.7');
  await signup(shared, 'neighbour');
  await signup(game.visitor('203.0.113.1'), 'victim');
  await login(shared, 'victim', 'wrong guess');
  await times(9, (index) => login(game.visitor(addressAt(index)), 'victim', 'wrong guess'));
  expect((await login(shared, 'victim')).status).toBe(429);
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
  const { db, kinds } = watched(database.db);
  const counting = await openGame({ throttles: true, database: { ...database, db } });
  const player = counting.visitor();
  await signup(player, 'watched');
  kinds.length = 0;
  expect((await player.get('/api/auth/user')).status).toBe(200);
  // The session, and the user.
  expect(kinds).toHaveLength(2);
  await counting.close();
});
