import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gradeDue } from '../grading/grade.ts';
import { announcePicks } from '../follow/announce-picks.ts';
import { createLogger } from '../http/log.ts';
import { openTransport } from '../mail/transport.ts';
import { dumpEverything } from '../testing/dump.ts';
import { type Game, KICK_OFF, openGame, OWN_ORIGIN, signupOf } from '../testing/game.ts';
import { signUpUser, type TestUser } from '../testing/test-users.ts';
import { addMatch } from '../testing/rows.ts';
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** What would say who it was. */
const MARKERS = {
  email: 'Marker_Mail@example.org',
  username: 'Marker_Name',
  firstName: 'MarkerFirst',
  lastName: 'MarkerLast',
  password: 'MarkerPassword of no use',
  words: 'MarkerWords',
  key: 'MarkerKey',
};
const MARKED = /marker/i;

let game: Game;
let timers: TestTimers;
let dataDir: string;
let lines: string[];
let gone: TestUser;
let ann: TestUser;
beforeEach(async () => {
  timers = createTestTimers();
  lines = [];
  dataDir = mkdtempSync(join(tmpdir(), 'purge-'));
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const { transport } = openTransport({ smtpUrl: null, mailFrom: null, dataDir }, () => OWN_ORIGIN, log);
  game = await openGame({ timers, log, dataDir, transport });
  game.jobs.start();
  ann = await signUpUser(game, 'ann');
  gone = await addMarked();
  await live();
});
afterEach(async () => {
  await game.close();
  rmSync(dataDir, { recursive: true });
});

async function addMarked(): Promise<TestUser> {
  const player = game.visitor();
  await player.post('/api/auth/signup', MARKERS);
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  return { ...player, id, delete: (path) => player.send('DELETE', path) };
}

/** Leaves a trace wherever a player can leave one. */
async function live(): Promise<void> {
  await addMatch(game.db, 'a', KICK_OFF + HOUR);
  await addMatch(game.db, 'b', KICK_OFF + HOUR);
  await ann.post(`/api/follow/${gone.id}`);
  await gone.post(`/api/follow/${ann.id}`);
  for (const person of [gone, ann]) await person.post('/api/picks', { matchId: 'a', choice: 'DISAGREE' });
  await ann.post('/api/picks', { matchId: 'b', choice: 'AGREE' });
  const keyed = { 'Idempotency-Key': MARKERS.key };
  await gone.post('/api/matches/a/chat', { text: MARKERS.words }, keyed);
  await ann.post('/api/matches/a/chat', { text: 'I am Ann' });
  await gone.get('/api/matches/a/chat');
  const { id } = (await gone.post('/api/dm-threads', { participantIds: [ann.id] })).body as { id: string };
  await gone.post(`/api/dm-threads/${id}/messages`, { text: MARKERS.words }, keyed);
  await ann.post(`/api/dm-threads/${id}/messages`, { text: 'Ann again' });
  await game.visitor().post('/api/auth/forgot-password', { email: MARKERS.email });
  await game.services.backgroundTasks.settled();
  await game.services.mailer.settled();
  await game.db
    .updateTable('matches')
    .set({ status: 'FINAL', score_home: 0, score_away: 1 })
    .where('id', '=', 'a')
    .execute();
  await announcePicks(game.db, KICK_OFF + HOUR);
  await gradeDue(game.db, KICK_OFF + 3 * HOUR);
  timers.advance(HOUR);
  await game.jobs.settled();
}

/** Lets real days pass, and the chores of the last hour be done. */
async function dayAfterDeletion(days: number): Promise<void> {
  game.setTime(KICK_OFF + days * DAY);
  timers.advance(HOUR);
  await game.jobs.settled();
}
const outbox = () => join(dataDir, 'outbox');
const inDatabase = async () => (await dumpEverything(game.database)).split('\n').filter((line) => MARKED.test(line));

it('S91: on day 29 it is still there, on day 30 no column of any table and no line of the log has a word of it', async () => {
  const tables = new Set((await inDatabase()).map((line) => line.split(' ')[0]));
  expect([...tables].toSorted()).toEqual([
    'chat_messages',
    'dm_messages',
    'email_confirmations',
    'notifications',
    'users',
  ]);
  const id = { userId: gone.id, tables: (await dumpEverything(game.database)).split(gone.id).length };
  expect(id.tables).toBeGreaterThan(12);

  await gone.delete('/api/user/account');
  await dayAfterDeletion(29);
  expect((await inDatabase()).length).toBeGreaterThan(2);
  await dayAfterDeletion(30);
  expect(await inDatabase()).toEqual([]);
  expect(lines.join('')).not.toMatch(MARKED);
  expect(lines.join('')).not.toContain(gone.id);

  const left = (await dumpEverything(game.database)).split('\n').filter((line) => line.includes(gone.id));
  const leftIn = new Set(left.map((line) => line.split(' ')[0]));
  expect([...leftIn].toSorted()).toEqual([
    'chat_messages',
    'dm_messages',
    'dm_participants',
    'pick_results',
    'picks',
    'users',
  ]);
  expect(existsSync(outbox())).toBe(true);
});

it('S91: mails in the outbox are gone by then, too', async () => {
  const { readdirSync, utimesSync } = await import('node:fs');
  const old = readdirSync(outbox());
  expect(old.length).toBeGreaterThan(1);
  for (const name of old) utimesSync(join(outbox(), name), KICK_OFF / 1_000, KICK_OFF / 1_000);
  await gone.delete('/api/user/account');
  await dayAfterDeletion(30);
  expect(readdirSync(outbox()).filter((name) => old.includes(name))).toEqual([]);
});

it('S92: name and address are free again, and the new owner is somebody else', async () => {
  await gone.delete('/api/user/account');
  await dayAfterDeletion(30);
  const heir = await addMarked();
  expect(heir.id).not.toBe(gone.id);
  expect((await heir.get(`/api/users/${heir.id}/summary`)).body).toMatchObject({
    user: { username: MARKERS.username, stars: 0 },
    recentPicks: [],
  });
  expect((await heir.get('/api/dm-threads')).body).toEqual([]);
});

it('S92: grades, the crowd, the boards and the others’ words are what they were', async () => {
  await gone.delete('/api/user/account');
  const seen = async () => {
    const paths = ['/api/predictions/random?match=a', '/api/completed/a/recap', '/api/completed/live'];
    const boards = ['stars', 'slayers', 'streaks'].map((board) => `/api/leaderboards?period=all&board=${board}`);
    const texts = [];
    for (const path of [...paths, ...boards]) texts.push((await ann.get(path)).text);
    const counts = await game.db
      .selectFrom('picks')
      .select(['match_id', 'choice', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy(['match_id', 'choice'])
      .orderBy('match_id')
      .execute();
    return [...texts, counts];
  };
  await dayAfterDeletion(1);
  const before = await seen();
  await game.services.sessions.begin(new Request('http://localhost'), ann.id);
  await dayAfterDeletion(30);
  await ann.post('/api/auth/login', { email: 'ann@example.org', password: signupOf('ann').password });
  expect((await game.db.selectFrom('picks').selectAll().execute()).length).toBe(3);
  expect((await seen()).at(-1)).toEqual(before.at(-1));
  expect((await ann.get('/api/completed/a/recap')).text).toBe(before[1]);
  expect((await ann.get('/api/matches/a/chat')).body).toMatchObject([
    { username: 'Deleted user', text: 'This message was deleted.' },
    { username: 'ann', text: 'I am Ann' },
  ]);
});

it('S92: a match that is corrected afterwards is graded again, for the others, too', async () => {
  await gone.delete('/api/user/account');
  await dayAfterDeletion(30);
  await game.db.updateTable('matches').set({ score_home: 5 }).where('id', '=', 'a').execute();
  await gradeDue(game.db, game.now());
  const stars = await game.db.selectFrom('users').select('stars').execute();
  expect(stars.map((user) => user.stars)).toEqual([0, 0]);
  expect(await inDatabase()).toEqual([]);
});

it('S91: sessions and links that are over are forgotten, too', async () => {
  await ann.get('/api/auth/user');
  await dayAfterDeletion(8);
  expect(await game.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await game.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  expect(await game.db.selectFrom('email_confirmations').selectAll().execute()).toEqual([]);
});
