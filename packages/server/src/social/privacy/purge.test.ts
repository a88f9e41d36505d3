import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { gradeAndNotify, runJobs } from '../../testing/run-jobs.ts';
import { announcePicks } from '../follow/announce-picks.ts';
import { createLogger } from '../../platform/http/log.ts';
import { openTransport } from '../../account/mail/transport.ts';
import { dumpEverything } from '../../testing/dump.ts';
import { type Game, KICK_OFF, openGame, OWN_ORIGIN, PASSWORD } from '../../testing/game.ts';
import { signUpUser, type TestUser, withId } from '../../testing/test-users.ts';
import { subscribe } from '../../testing/pushes.ts';
import { addMatch } from '../../testing/rows.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';
import { temporaryFolder } from '../../testing/after-test.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

/** Personal data that must disappear. */
const MARKERS = {
  email: 'Marker_Mail@example.org',
  username: 'Marker_Name',
  firstName: 'MarkerFirst',
  lastName: 'MarkerLast',
  password: 'MarkerPassword of no use',
  text: 'MarkerText',
  key: 'MarkerKey',
};
const MARKER = /marker/i;

let game: Game;
let timers: TestTimers;
let dataDir: string;
let lines: string[];
let marked: TestUser;
let ann: TestUser;
beforeEach(async () => {
  timers = createTestTimers();
  lines = [];
  dataDir = temporaryFolder();
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const { transport } = openTransport({ smtpUrl: null, mailFrom: null, dataDir }, () => OWN_ORIGIN, log);
  game = await openGame({ timers, log, dataDir, transport });
  game.jobs.start();
  ann = await signUpUser(game, 'ann');
  marked = await addMarkedPlayer();
  await addActivity();
});

async function addMarkedPlayer(): Promise<TestUser> {
  const player = game.visitor();
  await player.post('/api/auth/signup', MARKERS);
  return withId(player);
}

/** Leaves data wherever a player can. */
async function addActivity(): Promise<void> {
  await addMatch(game.db, 'a', KICK_OFF + HOUR_MS);
  await addMatch(game.db, 'b', KICK_OFF + HOUR_MS);
  await ann.post(`/api/follow/${marked.id}`);
  await marked.post(`/api/follow/${ann.id}`);
  for (const person of [marked, ann]) await person.post('/api/picks', { matchId: 'a', choice: 'DISAGREE' });
  await ann.post('/api/picks', { matchId: 'b', choice: 'AGREE' });
  const keyHeader = { 'Idempotency-Key': MARKERS.key };
  await marked.post('/api/matches/a/chat', { text: MARKERS.text }, keyHeader);
  await ann.post('/api/matches/a/chat', { text: 'I am Ann' });
  await marked.get('/api/matches/a/chat');
  await marked.post('/api/user/hidden-results', { all: true, clubs: [] });
  await marked.post('/api/results/show', { matchId: 'a' });
  const { id } = (await marked.post('/api/dm-threads', { participantIds: [ann.id] })).body as { id: string };
  await marked.post(`/api/dm-threads/${id}/messages`, { text: MARKERS.text }, keyHeader);
  await ann.post(`/api/dm-threads/${id}/messages`, { text: 'Ann again' });
  await subscribe(marked, { endpoint: `https://push.example/${MARKERS.key}`, timeZone: 'Europe/Berlin' });
  await marked.post('/api/reminders/calendar');
  await marked.patch('/api/user/username', { username: 'Marker_Second' });
  await marked.patch('/api/user/clubs', { club: 'BOS', isFollowed: true });
  await game.visitor().post('/api/auth/forgot-password', { email: MARKERS.email });
  await game.settled();
  await updateTable(game.db, 'matches', { status: 'FINAL', score_home: 0, score_away: 1 }, { id: 'a' });
  await announcePicks(game.db, KICK_OFF + HOUR_MS);
  await runJobs(game.db);
  await gradeAndNotify(game.db, KICK_OFF + 3 * HOUR_MS);
  timers.advance(HOUR_MS);
  await game.jobs.settled();
}

/** Advances the time to a number of days after the deletion, and runs the scheduled jobs. */
async function advanceTo(days: number): Promise<void> {
  game.setTime(KICK_OFF + days * DAY_MS);
  timers.advance(HOUR_MS);
  await game.jobs.settled();
}
const outbox = () => join(dataDir, 'outbox');
const inDatabase = async () => (await dumpEverything(game.database)).split('\n').filter((line) => MARKER.test(line));

it('removes personal data from all tables, the log and the outbox by day 30, but not before', async () => {
  const old = readdirSync(outbox());
  expect(old.length).toBeGreaterThan(1);
  for (const name of old) utimesSync(join(outbox(), name), KICK_OFF / 1_000, KICK_OFF / 1_000);
  const tables = new Set((await inDatabase()).map((line) => line.split(' ')[0]));
  expect([...tables].toSorted()).toEqual([
    'board_totals',
    'chat_messages',
    'dm_messages',
    'email_confirmations',
    'follow_counts',
    'follow_gains',
    'former_usernames',
    'notifications',
    'push_subscriptions',
    'username_suffixes',
    'users',
  ]);
  expect((await dumpEverything(game.database)).split(marked.id).length).toBeGreaterThan(12);

  await marked.delete('/api/user/account');
  await advanceTo(29);
  expect((await inDatabase()).length).toBeGreaterThan(2);
  await advanceTo(30);
  expect(await inDatabase()).toEqual([]);
  expect(await dumpEverything(game.database)).not.toMatch(/^(?:hidden|shown)_results /m);
  expect(lines.join('')).not.toMatch(MARKER);
  expect(lines.join('')).not.toContain(marked.id);

  const left = (await dumpEverything(game.database)).split('\n').filter((line) => line.includes(marked.id));
  const leftIn = new Set(left.map((line) => line.split(' ')[0]));
  expect([...leftIn].toSorted()).toEqual([
    'chat_messages',
    'dm_messages',
    'dm_participants',
    'dm_threads',
    'pick_results',
    'picks',
    'users',
  ]);
  expect(readdirSync(outbox()).filter((name) => old.includes(name))).toEqual([]);
});

it('frees the username and the email address for a new account', async () => {
  await marked.delete('/api/user/account');
  await advanceTo(30);
  const newcomer = await addMarkedPlayer();
  expect(newcomer.id).not.toBe(marked.id);
  expect((await newcomer.get(`/api/users/${newcomer.id}/summary`)).body).toMatchObject({
    user: { username: MARKERS.username, stars: 0 },
    recentPicks: [],
  });
  expect((await newcomer.get('/api/dm-threads')).body).toEqual([]);
});

it('leaves grades, community stats, leaderboards and other users’ messages unchanged until a match is corrected', async () => {
  await marked.delete('/api/user/account');
  const readAll = async () => {
    const boards = ['stars', 'slayers', 'streaks'].map((board) => `/api/leaderboards?period=all&board=${board}`);
    const texts = [];
    for (const path of ['/api/completed/a/recap', ...boards]) texts.push((await ann.get(path)).text);
    return [texts, await selectFrom(game.db, 'picks', ['id', 'match_id', 'choice'])];
  };
  await advanceTo(1);
  const before = await readAll();
  await advanceTo(30);
  await ann.post('/api/auth/login', { email: 'ann@example.org', password: PASSWORD });
  expect(await readAll()).toEqual(before);
  expect(before[1]).toHaveLength(3);
  expect((await ann.get('/api/matches/a/chat')).body).toMatchObject([
    { username: 'Deleted user', text: 'This message was deleted.' },
    { username: 'ann', text: 'I am Ann' },
  ]);
  await updateTable(game.db, 'matches', { score_home: 5 }, { id: 'a' });
  await gradeAndNotify(game.db, game.now());
  expect(await selectFrom(game.db, 'users', ['star_tenths'])).toEqual([{ star_tenths: 0 }, { star_tenths: 0 }]);
  expect(await inDatabase()).toEqual([]);
});

it('deletes expired sessions and links', async () => {
  await ann.get('/api/auth/user');
  await advanceTo(8);
  for (const table of ['sessions', 'password_resets', 'email_confirmations'] as const) {
    expect(await selectFrom(game.db, table, ['user_id'])).toEqual([]);
  }
});
