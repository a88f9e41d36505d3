import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeNews } from '../notification/write.ts';
import { type Game, KICK_OFF, openGame, PASSWORD, signupOf } from '../testing/game.ts';
import { signUpLoggedOutUser, addGraded, signUpUser, type TestUser } from '../testing/test-users.ts';
import { addMatch } from '../testing/rows.ts';
import { openSocketGame } from '../testing/socket-game.ts';

const NAME = 'Zaphod_42';
const HOUR = 60 * 60_000;

let game: Game;
let gone: TestUser;
let ann: TestUser;
let thread: string;
/** Zaphod plays, wins, follows and is followed, talks in public and in private. */
beforeEach(async () => {
  game = await openGame();
  [gone, ann] = [await signUpUser(game, NAME), await signUpUser(game, 'ann')];
  await addMatch(game.db, 'over', KICK_OFF - HOUR, { status: 'FINAL', score_home: 2, score_away: 1 });
  await addMatch(game.db, 'open', KICK_OFF + HOUR);
  await ann.post(`/api/follow/${gone.id}`);
  await gone.post(`/api/follow/${ann.id}`);
  await gone.post('/api/picks', { matchId: 'open', choice: 'DISAGREE' });
  await game.services.backgroundTasks.settled();
  for (const { id } of [gone, ann]) {
    await addGraded(game.db, {
      userId: id,
      matchId: 'over',
      choice: 'DISAGREE',
      isRight: true,
      startTime: KICK_OFF - HOUR,
    });
    await game.db.updateTable('users').set({ stars: 2, current_streak: 1 }).where('id', '=', id).execute();
  }
  await gone.post('/api/matches/open/chat', { text: 'so long' });
  thread = ((await gone.post('/api/dm-threads', { participantIds: [ann.id] })).body as { id: string }).id;
  await gone.post(`/api/dm-threads/${thread}/messages`, { text: 'and thanks' });
});
afterEach(() => game.close());

const BOARDS = ['stars', 'slayers', 'streaks', 'followed'].flatMap((board) =>
  ['daily', 'weekly', 'all'].map((period) => `/api/leaderboards?period=${period}&board=${board}`),
);
/** All that somebody else can read. */
const pages = () => [
  ...BOARDS,
  `/api/users/search?q=${NAME}`,
  '/api/users/search?q=z',
  `/api/users/${gone.id}/summary`,
  `/api/users/${ann.id}/summary`,
  `/api/users/${gone.id}/followers`,
  `/api/users/${gone.id}/following`,
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
async function readAll(reader: TestUser): Promise<string> {
  let all = '';
  for (const page of pages()) all += `${page.replaceAll(NAME, '')}: ${(await reader.get(page)).text}\n`;
  return all;
}
const remove = () => gone.delete('/api/user/account');

it('S90: before, the name stands in many places; afterwards it stands nowhere', async () => {
  const before = (await readAll(ann)).split('\n').filter((line) => line.includes(NAME));
  expect(before.length).toBeGreaterThan(12);
  expect((await remove()).status).toBe(200);
  const after = await readAll(ann);
  expect(after).not.toMatch(new RegExp(NAME, 'i'));
});

it('S90: there is no profile, nobody to follow and nobody to write to', async () => {
  await remove();
  expect((await ann.get(`/api/users/${gone.id}/summary`)).body).toBeNull();
  for (const [method, path, body] of [
    ['GET', `/api/users/${gone.id}/followers`, undefined],
    ['GET', `/api/users/${gone.id}/following`, undefined],
    ['POST', `/api/follow/${gone.id}`, undefined],
    ['DELETE', `/api/follow/${gone.id}`, undefined],
    ['POST', '/api/dm-threads', { participantIds: [gone.id] }],
  ] as const) {
    const answer = await ann.send(method, path, {
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    expect([path, answer.status, answer.body]).toEqual([path, 404, { message: "This user doesn't exist." }]);
  }
  const summary = (await ann.get(`/api/users/${ann.id}/summary`)).body;
  expect(summary).toMatchObject({ followersCount: 0, followingCount: 0, following: [] });
});

it('S90: what was said stays, and is said by "Deleted user"', async () => {
  await remove();
  expect((await ann.get('/api/matches/open/chat')).body).toMatchObject([
    { kind: 'USER', text: 'so long', username: 'Deleted user', userId: null },
  ]);
  expect((await ann.get('/api/dm-threads')).body).toMatchObject([
    {
      participants: expect.arrayContaining([
        { userId: gone.id, username: 'Deleted user', rank: '', profileImageUrl: null },
        expect.objectContaining({ username: 'ann' }),
      ]),
      lastMessage: { text: 'and thanks' },
    },
  ]);
  expect((await ann.get(`/api/dm-threads/${thread}/messages`)).body).toMatchObject([{ text: 'and thanks' }]);
});

it('S90, S34: there is no login, and no word of why', async () => {
  await remove();
  const login = { email: `${NAME}@example.org`, password: PASSWORD };
  const answer = await game.visitor().post('/api/auth/login', login);
  expect([answer.status, answer.body]).toEqual([401, { message: 'Invalid email or password' }]);
});

it('S90: no link is sent, and one that was sent is worth nothing', async () => {
  const forgot = async () => {
    await game.visitor().post('/api/auth/forgot-password', { email: `${NAME}@example.org` });
    await game.services.backgroundTasks.settled();
    await game.services.mailer.settled();
  };
  await forgot();
  await remove();
  await forgot();
  expect(game.mails).toHaveLength(1);
  const token = /reset-password\/(\S+)/.exec(game.mails[0]?.text ?? '')?.[1];
  const answer = await game.visitor().post('/api/auth/reset-password', { token, password: 'don’t panic, ever' });
  expect([answer.status, answer.body]).toEqual([400, { message: 'Invalid or expired reset link' }]);
});

it('S30, S31: every session has ended, in every process, and the cookie is taken back', async () => {
  const second = game.visitor();
  await second.post('/api/auth/login', { email: `${NAME}@example.org`, password: PASSWORD });
  const other = await openGame({ database: { ...game.database, close: async () => {} } });
  const there = other.visitor();
  there.setCookie(second.cookie());
  const cookie = gone.cookie();
  expect((await there.get('/api/auth/user')).status).toBe(200);
  await remove();
  expect(gone.cookie()).not.toContain('session=');
  gone.setCookie(cookie);
  for (const browser of [gone, second, there]) expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect((await remove()).status).toBe(401);
  await other.close();
});

it('S30: a login that was under way meanwhile opens nothing', async () => {
  await remove();
  const headers = await game.services.sessions.begin(new Request('http://localhost'), gone.id);
  const late = game.visitor();
  late.setCookie(headers['Set-Cookie']?.split(';')[0] ?? '');
  for (const path of ['/api/auth/user', '/api/notifications', '/api/dm-threads']) {
    expect((await late.get(path)).status).toBe(401);
  }
});

it('S90: what was under way meanwhile and comes late shows nothing', async () => {
  await game.visitor().post('/api/auth/forgot-password', { email: `${NAME}@example.org` });
  await game.services.backgroundTasks.settled();
  await game.services.mailer.settled();
  const links = await game.db.selectFrom('password_resets').selectAll().execute();
  await remove();
  await game.db.insertInto('password_resets').values(links).execute();
  const token = /reset-password\/(\S+)/.exec(game.mails[0]?.text ?? '')?.[1];
  expect((await ann.post('/api/auth/reset-password', { token, password: 'don’t panic, ever' })).status).toBe(400);
  const late = { follower_id: gone.id, followee_id: ann.id, created_at: KICK_OFF };
  await game.db.insertInto('follows').values(late).execute();
  expect((await ann.get(`/api/users/${ann.id}/followers`)).body).toEqual([]);
  expect(await readAll(ann)).not.toMatch(new RegExp(NAME, 'i'));
  await writeNews(game.db, [{ userId: gone.id, kind: 'RANK_UP', eventKey: 'late', message: 'late', at: KICK_OFF }]);
  const news = await game.db.selectFrom('notifications').select('id').where('event_key', '=', 'late').execute();
  expect(news).toEqual([]);
});

it('S90: sessions and links are gone from the database at once', async () => {
  await game.visitor().post('/api/auth/login', { email: `${NAME}@example.org`, password: PASSWORD });
  await game.visitor().post('/api/auth/forgot-password', { email: `${NAME}@example.org` });
  await game.services.backgroundTasks.settled();
  await remove();
  for (const table of ['sessions', 'password_resets'] as const) {
    expect(await game.db.selectFrom(table).selectAll().where('user_id', '=', gone.id).execute()).toEqual([]);
  }
});

it('S90, S56: its sockets are closed', async () => {
  const at = await openSocketGame();
  const [person, bystander] = [await signUpUser(at.game), await signUpUser(at.game)];
  const [socket, other] = [await at.open({ player: person }), await at.open({ player: bystander })];
  await person.delete('/api/user/account');
  at.timers.advance(500);
  expect(await socket.closed).toBe(1008);
  await other.settled();
  await at.close();
});

const onBoard = async (where: Game) => (await where.visitor().get(BOARDS[2] ?? '')).text.includes(NAME);

it('S90: boards that are shared are put together anew, in every process', async () => {
  const other = await openGame({ database: { ...game.database, close: async () => {} } });
  expect([await onBoard(game), await onBoard(other)]).toEqual([true, true]);
  await remove();
  expect([await onBoard(game), await onBoard(other)]).toEqual([false, false]);
  await other.close();
});

it('S92: until the purge nobody else can have the name, and who signs up with the address gets no word of it', async () => {
  await remove();
  const taken = await game.visitor().post('/api/auth/signup', { ...signupOf('someone'), username: NAME });
  expect(taken.body).toMatchObject({ message: 'This username is already taken.' });
  const heir = game.visitor();
  expect((await heir.post('/api/auth/signup', { ...signupOf(NAME), username: 'someone' })).status).toBe(200);
  expect((await heir.get('/api/auth/user')).body).toMatchObject({ username: 'someone', stars: 0 });
});

const others = () => game.db.selectFrom('users').selectAll().where('id', '<>', gone.id).orderBy('id').execute();

it('nobody else’s account is touched', async () => {
  const before = await others();
  await remove();
  expect(await others()).toEqual(before);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});

it('3.5, C38: is for nobody who is not logged in, or is no longer', async () => {
  for (const stranger of [game.visitor(), await signUpLoggedOutUser(game)]) {
    const answer = await stranger.send('DELETE', '/api/user/account');
    expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }]);
  }
});
