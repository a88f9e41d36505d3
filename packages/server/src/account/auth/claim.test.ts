import { hash } from '@node-rs/argon2';
import { beforeEach, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame, PASSWORD, signupOf } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { confirmEmail } from './confirmation.ts';
import { updateTable } from '../../testing/queries.ts';

const DAY = 24 * 60 * 60_000;
const CLAIM_PASSWORD = 'my own horse battery';

let game: Game;
beforeEach(async () => {
  game = await openGame();
});

const emailOf = (name: string) => `${name}@example.org`;
const signup = async (name: string, username: string, password = CLAIM_PASSWORD) => {
  const player = game.visitor();
  const response = await player.post('/api/auth/signup', { ...signupOf(name), username, password });
  await game.settled();
  expect(response.status).toBe(200);
  return player;
};
const login = async (name: string, password: string) => {
  const player = game.visitor();
  const { status } = await player.post('/api/auth/login', { email: emailOf(name), password });
  return status === 200 ? nameOf(player) : status;
};
const nameOf = async (player: Player) => ((await player.get('/api/auth/user')).body as { username: string }).username;
const holders = () =>
  game.db.selectFrom('users').select('email_confirmed_at').where('claimed_email_key', 'is', null).execute();
const mailsTo = (name: string) => game.mails.filter(({ to }) => to === emailOf(name));
const tokenIn = (text = '') => /\/emails\/confirm\/([\w-]{43})/.exec(text)?.[1];
const confirm = (token = '') => confirmEmail(game.db, token, game.now());
const confirmLast = (name: string) => confirm(tokenIn(mailsTo(name).at(-1)?.text));
const confirmed = async (name: string) => {
  await updateTable(game.db, 'users', { email_confirmed_at: KICK_OFF }, { email_key: emailOf(name) });
};

/** Returns everything that an attacker sees of an address, with random ids and names replaced. */
async function probe(address: string, prefix: string): Promise<string[]> {
  const [first, second] = [game.visitor(), game.visitor()];
  const recorded: unknown[] = [];
  const record = async (request: ReturnType<Player['get']>) => {
    const { status, headers, text } = await request;
    await game.settled();
    recorded.push([status, text, ...headers]);
  };
  const details = { ...signupOf(address), username: `${prefix}_1`, password: CLAIM_PASSWORD };
  await record(first.post('/api/auth/signup', details));
  game.setTime(game.now() + 1);
  await record(
    second.post('/api/auth/signup', { ...details, username: `${prefix}_2`, password: `${CLAIM_PASSWORD} 2` }),
  );
  game.setTime(game.now() + 1);
  await record(game.visitor().post('/api/auth/signup', { ...details, username: `${prefix}_3` }));
  game.setTime(KICK_OFF);
  for (const player of [first, second]) {
    for (const path of ['/api/auth/user', '/api/user/export-data', '/api/auth/sessions', '/api/match-chats']) {
      await record(player.get(path));
    }
    await record(player.post('/api/auth/confirm-email/resend'));
  }
  await record(game.visitor().post('/api/auth/forgot-password', { email: emailOf(address) }));
  for (const password of [CLAIM_PASSWORD, `${CLAIM_PASSWORD} 2`, 'wrong horse']) {
    const browser = game.visitor();
    await record(browser.post('/api/auth/login', { email: emailOf(address), password }));
    await record(browser.get('/api/auth/user'));
  }
  const wrong = { currentPassword: 'wrong horse', newPassword: 'battery staple' };
  await record(first.post('/api/user/change-password', wrong));
  await record(first.post('/api/user/change-password', { ...wrong, currentPassword: CLAIM_PASSWORD }));
  await record(game.visitor().post('/api/auth/login', { email: emailOf(address), password: 'battery staple' }));
  await record(second.send('DELETE', '/api/user/account'));
  await record(game.visitor().post('/api/auth/login', { email: emailOf(address), password: `${CLAIM_PASSWORD} 2` }));
  return recorded.map((response) =>
    JSON.stringify(response)
      .replaceAll(address, 'ADDRESS')
      .replaceAll(prefix, 'NAME')
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
      .replace(/"[\w.-]{43,66}\\"|=[\w.-]{43,}|"etag","[^,]*"/g, 'RANDOM'),
  );
}

it('responds identically for addresses with an account, without one and with a deleted one', async () => {
  await signup('taken', 'holder', PASSWORD);
  await confirmed('taken');
  await signup('unproven', 'squatter', PASSWORD);
  const leaver = await signup('deleted', 'leaver', PASSWORD);
  await leaver.send('DELETE', '/api/user/account');
  const free = await probe('unused', 'probe_a');
  expect(free[0]).toContain('[200');
  expect(await probe('taken', 'probe_b')).toEqual(free);
  expect(await probe('unproven', 'probe_c')).toEqual(free);
  expect(await probe('deleted', 'probe_d')).toEqual(free);
});

it('notifies the owner of a confirmed address about sign-ups with it, once a day', async () => {
  await signup('taken', 'holder', PASSWORD);
  await confirmed('taken');
  game.mails.length = 0;
  await signup('TAKEN', 'stranger');
  expect(mailsTo('taken')).toMatchObject([{ subject: 'You already have a Beat the Machine account' }]);
  expect(game.mails[0]?.text).toContain('holder');
  expect(JSON.stringify(game.mails)).not.toMatch(/stranger|emails\/confirm/);
  await signup('taken', 'stranger2');
  expect(game.mails).toHaveLength(1);
  game.setTime(KICK_OFF + 2 * DAY);
  await signup('taken', 'stranger3');
  expect(game.mails).toHaveLength(2);
});

it('does not lock the owner of a confirmed address out when others sign up with it', async () => {
  await signup('victim', 'mary', PASSWORD);
  await confirmLast('victim');
  for (let index = 0; index < 3; index += 1) await signup('victim', `squatter_${index}`, `${CLAIM_PASSWORD} ${index}`);
  expect(await login('victim', PASSWORD)).toBe('mary');
  expect(await login('victim', `${CLAIM_PASSWORD} 0`)).toBe('squatter_0');
  game.mails.length = 0;
  await game.visitor().post('/api/auth/forgot-password', { email: emailOf('victim') });
  await game.settled();
  expect(game.mails[0]?.text).toContain('Hi mary,');
});

it('gives the address to the account that confirms it, and the other account can still log in', async () => {
  await signup('victim', 'squatter', CLAIM_PASSWORD);
  const squatterToken = tokenIn(mailsTo('victim').at(-1)?.text);
  await signup('victim', 'mary', PASSWORD);
  expect(mailsTo('victim').at(-1)?.text).toContain('squatter');
  expect(await confirmLast('victim')).toBe(true);

  expect([await login('victim', PASSWORD), await login('victim', CLAIM_PASSWORD)]).toEqual(['mary', 'squatter']);
  const rows = await game.db.selectFrom('users').select(['username', 'email_key', 'email_confirmed_at']).execute();
  expect(rows).toEqual(
    expect.arrayContaining([
      { username: 'mary', email_key: emailOf('victim'), email_confirmed_at: KICK_OFF },
      { username: 'squatter', email_key: expect.stringMatching(/^claim:/), email_confirmed_at: null },
    ]),
  );
  expect(await confirm(squatterToken)).toBe(false);
  expect(rows).toEqual(
    await game.db.selectFrom('users').select(['username', 'email_key', 'email_confirmed_at']).execute(),
  );
});

it('gives the address to one of two claims that are confirmed concurrently', async () => {
  const tokens = [];
  for (const username of ['squatter', 'mary', 'anna']) {
    await signup('victim', username, `${CLAIM_PASSWORD} ${username}`);
    tokens.push(tokenIn(mailsTo('victim').at(-1)?.text));
  }
  const results = await Promise.all(tokens.slice(1).map(confirm));
  expect(results.toSorted()).toEqual([false, true]);
  expect(await holders()).toEqual([{ email_confirmed_at: KICK_OFF }]);
});

it('invalidates reset links of the former holder once another account has confirmed the address', async () => {
  await signup('victim', 'squatter', CLAIM_PASSWORD);
  await game.visitor().post('/api/auth/forgot-password', { email: emailOf('victim') });
  await game.settled();
  const token = /reset-password\/([\w-]{43})/.exec(mailsTo('victim').at(-1)?.text ?? '')?.[1];
  await signup('victim', 'mary', PASSWORD);
  await confirmLast('victim');
  const response = await game.visitor().post('/api/auth/reset-password', { token, password: 'battery staple' });
  expect(response.status).toBe(400);
});

it('logs in an account with an old hash after another one has taken over its address', async () => {
  await signup('victim', 'veteran', PASSWORD);
  const password_hash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await game.db.updateTable('users').set({ password_hash }).execute();
  await signup('victim', 'newcomer', CLAIM_PASSWORD);
  await confirmLast('victim');
  for (const expected of ['veteran', 'veteran']) expect(await login('victim', PASSWORD)).toBe(expected);
  expect(await login('victim', CLAIM_PASSWORD)).toBe('newcomer');
});

it('creates one holder when several sign up with the same address concurrently', async () => {
  const names = ['one', 'two', 'three', 'four'];
  await Promise.all(names.map((name) => signup('shared', name, `${CLAIM_PASSWORD} ${name}`)));
  for (const name of names) expect(await login('shared', `${CLAIM_PASSWORD} ${name}`)).toBe(name);
  expect(await holders()).toHaveLength(1);
});
