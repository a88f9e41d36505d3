import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '../../platform/http/log.ts';
import { openTransport } from '../../account/mail/transport.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { failingAfter } from '../../testing/failing.ts';
import { type Game, KICK_OFF, openGame, OWN_ORIGIN } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import type { Player } from '../../testing/player.ts';
import { addMatch } from '../../testing/rows.ts';
import { createUnsubscribeLinks } from '../../account/notification/unsubscribe.ts';
import { temporaryFolder } from '../../testing/after-test.ts';

const SECRET = {
  firstName: 'SecretFirst',
  lastName: 'SecretLast',
  email: 'secret.mail@example.org',
  username: 'Secret_Name',
  password: 'secret password one',
};
const SECOND = 'secret password two';
const THIRD = 'secret password three';
const TEXT = 'secret words';

/** Does everything that a player can do, including failures. Returns the secrets that aren't recognizable as such. */
async function playThrough(game: Game, dataDir: string): Promise<string[]> {
  await addMatch(game.db, 'a', KICK_OFF + 1_000);
  const friend = await signUpUser(game, 'friend');
  const player = game.visitor();
  await player.post('/api/auth/signup', SECRET);
  await player.post('/api/auth/signup', SECRET);
  const secrets = cookiesOf(player);
  await player.post('/api/auth/login', { ...SECRET, password: 'secret guess' });
  const me = (await player.get('/api/auth/user')).body as { id: string };
  await player.post(`/api/follow/${friend.id}`);
  await friend.post(`/api/follow/${me.id}`);
  for (const matchId of ['a', 'secret-match']) await player.post('/api/picks', { matchId, choice: 'AGREE' });
  await player.post('/api/matches/a/chat', { text: TEXT }, { 'Idempotency-Key': 'secret-key' });
  const { id } = (await player.post('/api/dm-threads', { participantIds: [friend.id] })).body as { id: string };
  await player.post(`/api/dm-threads/${id}/messages`, { text: TEXT });
  await friend.get(`/api/dm-threads/${id}/messages`);
  await player.get(`/api/users/search?q=${SECRET.username}`);
  await player.patch('/api/user/preferences', { notifyRankUp: false });
  await player.post('/api/user/change-password', { currentPassword: SECRET.password, newPassword: SECOND });
  secrets.push(...cookiesOf(player));
  await player.post('/api/auth/forgot-password', { email: SECRET.email });
  await game.settled();
  const token = tokenIn(dataDir);
  await player.get(`/reset-password/${token}`);
  await player.post('/api/auth/reset-password', { token, password: THIRD });
  await player.post('/api/auth/reset-password', { token, password: THIRD });
  await player.post('/api/auth/login', { email: SECRET.email, password: THIRD });
  secrets.push(...cookiesOf(player), token);
  const unsubscribePath = await createUnsubscribeLinks(game.db, () => '').urlFor(me.id);
  await player.get(unsubscribePath);
  await player.post(unsubscribePath);
  game.jobs.start();
  await game.jobs.settled();
  await player.get('/api/user/export-data');
  await player.send('DELETE', '/api/user/account');
  return [...secrets.map((secret) => secret.split('=').at(-1) ?? ''), unsubscribePath.split('/').at(-1) ?? ''];
}

/** The session and device cookies. */
const cookiesOf = (player: Player) => player.cookie().split('; ');

function tokenIn(dataDir: string): string {
  const folder = join(dataDir, 'outbox');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return /reset-password\/([\w-]{43})/.exec(texts.join('\n'))?.[1] ?? '';
}

async function logOf(play: (game: Game, dataDir: string) => Promise<string[]>, failAfter = Infinity) {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const dataDir = temporaryFolder();
  const opened = await openTestDatabase();
  const database = failAfter === Infinity ? opened : { ...opened, db: failingAfter(opened.db, failAfter) };
  const { transport } = openTransport({ smtpUrl: null, mailFrom: null, dataDir }, () => OWN_ORIGIN, log);
  const game = await openGame({ database, dataDir, transport, log });
  const secrets = await play(game, dataDir).finally(async () => {
    await game.close().catch(() => opened.close());
  });
  return { lines, log: lines.join(''), secrets };
}

it('logs no password, cookie, token, email address, name or message', async () => {
  const { lines, log, secrets } = await logOf(playThrough);
  expect(secrets).toHaveLength(8);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w.-]{43,}$/);
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/secret/i);
  expect(log).not.toMatch(/argon2|example\.org/);
  expect(lines.length).toBeGreaterThan(20);
  for (const route of ['/api/user/account', '/api/auth/reset-password', '/api/mails/stop/:userId/:proof']) {
    expect(log).toContain(`"route":"${route}","status":20`);
  }
  expect(log).toMatch(/outbox\/[\w-]+\.eml/);
});

async function playWithFailures(game: Game): Promise<string[]> {
  const player = game.visitor();
  await player.post('/api/auth/signup', SECRET);
  for (let call = 0; call < 3; call += 1) {
    await player.post('/api/auth/login', SECRET);
    await player.post('/api/auth/forgot-password', { email: SECRET.email });
    await player.post('/api/auth/reset-password', { token: 'secret-token', password: SECOND });
    await game.settled();
  }
  return [];
}

it('logs no secrets when the database fails', async () => {
  for (let failAfter = 0; failAfter < 6; failAfter += 1) {
    const { log } = await logOf(playWithFailures, failAfter);
    expect(log).toContain('"msg":"request failed"');
    expect(log).not.toMatch(/secret/i);
  }
});
