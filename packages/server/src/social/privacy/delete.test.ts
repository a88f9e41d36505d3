import { beforeEach, expect, it } from 'vitest';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import { type Game, gameBeforeEach, KICK_OFF, openGame, PASSWORD, signupOf } from '../../testing/game.ts';
import { addGraded, resetTokenFor, startSession, userBeforeEach } from '../../testing/test-users.ts';
import { addFollows, addMatch } from '../../testing/rows.ts';
import { insertInto, selectFrom, updateTable } from '../../testing/queries.ts';
import { befriend, say, start, textsOf, threadsOf } from '../../testing/safety.ts';
import { HOUR_MS } from '../../platform/clock/time.ts';

const NAME = 'Zaphod_42';

const game = gameBeforeEach();
const [zaphod, ann] = [userBeforeEach(game, NAME), userBeforeEach(game, 'ann')];
let thread: string;
/** Zaphod picks, wins, follows and is followed, and writes public and private messages. */
beforeEach(async () => {
  await addMatch(game.db, 'over', KICK_OFF - HOUR_MS, { status: 'FINAL', score_home: 2, score_away: 1 });
  await addMatch(game.db, 'open', KICK_OFF + HOUR_MS);
  await befriend(ann, zaphod);
  await zaphod.post('/api/picks', { matchId: 'open', choice: 'DISAGREE' });
  await game.settled();
  for (const { id } of [zaphod, ann]) {
    const graded = { matchId: 'over', choice: 'DISAGREE', isRight: true, startTime: KICK_OFF - HOUR_MS } as const;
    await addGraded(game.db, { ...graded, userId: id });
    await updateTable(game.db, 'users', { star_tenths: 20, current_streak: 1 }, { id });
  }
  await zaphod.post('/api/matches/open/chat', { text: 'so long' });
  thread = await start(zaphod, ann);
  await say(zaphod, thread, 'and thanks');
});

const BOARDS = ['stars', 'slayers', 'streaks', 'followed'].flatMap((board) =>
  ['daily', 'weekly', 'all'].map((period) => `/api/leaderboards?period=${period}&board=${board}`),
);
/** Everything that another user can read. */
const pages = () => [
  ...BOARDS,
  `/api/users/search?q=${NAME}`,
  '/api/users/search?q=z',
  `/api/users/${zaphod.id}/summary`,
  `/api/users/${ann.id}/summary`,
  `/api/users/${zaphod.id}/followers`,
  `/api/users/${zaphod.id}/following`,
  `/api/users/${ann.id}/followers`,
  `/api/users/${ann.id}/following`,
  '/api/matches/open/chat',
  '/api/match-chats',
  '/api/dm-threads',
  `/api/dm-threads/${thread}/messages`,
  '/api/notifications',
  '/api/predictions/random?match=open',
  '/api/completed/live',
  '/api/completed/over/recap',
  '/api/achievements',
  '/api/user/export-data',
];
async function readAll(): Promise<string> {
  const texts = [];
  for (const page of pages()) texts.push((await ann.get(page)).text);
  return texts.join();
}
const remove = () => zaphod.delete('/api/user/account');

it('removes the username from every response, and attributes existing messages to "Deleted user"', async () => {
  expect((await readAll()).split(NAME).length).toBeGreaterThan(12);
  expect((await remove()).status).toBe(200);
  expect(await readAll()).not.toMatch(new RegExp(NAME, 'i'));
  const author = { userId: null, username: 'Deleted user' };
  expect((await ann.get('/api/matches/open/chat')).body).toMatchObject([{ ...author, kind: 'USER', text: 'so long' }]);
  const person = { userId: zaphod.id, username: 'Deleted user', rank: '', profileImageUrl: null };
  const lastMessage = { text: 'and thanks' };
  expect(await threadsOf(ann)).toMatchObject([{ participants: expect.arrayContaining([person]), lastMessage }]);
  expect(await textsOf(ann, thread)).toEqual(['and thanks']);
});

it('returns 404 for the profile, follows and messages, and keeps the username taken until the purge', async () => {
  await remove();
  expect((await ann.get(`/api/users/${zaphod.id}/summary`)).body).toBeNull();
  for (const [method, path, body] of [
    ['GET', `/api/users/${zaphod.id}/followers`, undefined],
    ['GET', `/api/users/${zaphod.id}/following`, undefined],
    ['POST', `/api/follow/${zaphod.id}`, undefined],
    ['DELETE', `/api/follow/${zaphod.id}`, undefined],
    ['POST', '/api/dm-threads', { participantIds: [zaphod.id] }],
  ] as const) {
    const response = await ann.send(method, path, { json: body });
    expect([path, response.status, response.body]).toEqual([path, 404, { message: "This user doesn't exist." }]);
  }
  const summary = (await ann.get(`/api/users/${ann.id}/summary`)).body;
  expect(summary).toMatchObject({ followersCount: 0, followingCount: 0, following: [] });
  const taken = await game.visitor().post('/api/auth/signup', { ...signupOf('someone'), username: NAME });
  expect(taken.body).toMatchObject({ message: 'This username is already taken.' });
});

it('sends no reset link, and invalidates earlier ones, also if they are stored at the same time', async () => {
  const token = await resetTokenFor(game, `${NAME}@example.org`);
  const links = await game.db.selectFrom('password_resets').selectAll().execute();
  await remove();
  await resetTokenFor(game, `${NAME}@example.org`);
  expect(game.mails.map(({ subject }) => subject)).toEqual([
    'Reset your Beat the Machine password',
    'Your Beat the Machine account was deleted',
  ]);
  expect(await selectFrom(game.db, 'password_resets', ['user_id'], { user_id: zaphod.id })).toEqual([]);
  await insertInto(game.db, 'password_resets', links);
  const response = await game.visitor().post('/api/auth/reset-password', { token, password: 'don’t panic, ever' });
  expect([response.status, response.body]).toEqual([400, { message: 'Invalid or expired reset link' }]);
});

it('ends every session, also of a login at the same time, and removes the cookie', async () => {
  const [second, late] = [game.visitor(), game.visitor()];
  await second.post('/api/auth/login', { email: `${NAME}@example.org`, password: PASSWORD });
  const cookie = zaphod.cookie();
  await remove();
  expect(zaphod.cookie()).not.toContain('session=');
  zaphod.setCookie(cookie);
  late.setCookie((await startSession(game, zaphod.id))['Set-Cookie']?.split(';')[0] ?? '');
  for (const browser of [zaphod, second, late]) expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect((await remove()).status).toBe(401);
});

it('hides data that concurrent requests write afterwards', async () => {
  await remove();
  await addFollows(game.db, [{ from: zaphod.id, to: ann.id, at: KICK_OFF }]);
  expect((await ann.get(`/api/users/${ann.id}/followers`)).body).toEqual([]);
  expect(await readAll()).not.toMatch(new RegExp(NAME, 'i'));
  const late = { kind: 'RANK_UP', eventKey: 'late', message: 'late', at: KICK_OFF } as const;
  await createNotifications(game.db, [{ ...late, userId: zaphod.id }]);
  expect(await selectFrom(game.db, 'notifications', ['id'], { event_key: 'late' })).toEqual([]);
});

const isOnBoard = async (server: Game) => (await server.visitor().get(BOARDS[2] ?? '')).text.includes(NAME);

it('rebuilds cached leaderboards in every process', async () => {
  const other = await openGame({ database: { ...game.database, close: async () => {} } });
  expect([await isOnBoard(game), await isOnBoard(other)]).toEqual([true, true]);
  await remove();
  expect([await isOnBoard(game), await isOnBoard(other)]).toEqual([false, false]);
});
