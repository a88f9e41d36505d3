import { beforeEach, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame, OWN_ORIGIN, signupOf } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { resetTokenFor } from '../../testing/test-users.ts';
import { createTestTimers } from '../../testing/test-timers.ts';

const DAY = 24 * 60 * 60_000;
const timers = createTestTimers();

let game: Game;
let eve: Player;
beforeEach(async () => {
  game = await openGame({ timers });
  eve = game.visitor();
  await eve.post('/api/auth/signup', signupOf('eve'));
  await game.settled();
});

const lastLink = () => /https:\S+\/api\/emails\/confirm\/\S+/.exec(game.mails.at(-1)?.text ?? '')?.[0] ?? '';
const pathOf = (link: string) => link.slice(OWN_ORIGIN.length);
const open = (link: string) => game.visitor().get(pathOf(link));
const FORM = { body: '', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
const submit = (link: string) => game.visitor().send('POST', pathOf(link), FORM);
const isConfirmed = async (player = eve) =>
  ((await player.get('/api/auth/user')).body as { emailConfirmed: boolean }).emailConfirmed;
async function resend(player = eve) {
  const { status, text } = await player.post('/api/auth/confirm-email/resend');
  await game.settled();
  return [status, text];
}

it('emails a confirmation link after sign-up', async () => {
  expect(game.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['eve@example.org', 'Confirm your email address for Beat the Machine'],
  ]);
  expect(lastLink()).toMatch(new RegExp(`^${OWN_ORIGIN}/api/emails/confirm/[\\w-]{43}$`));
  expect(game.mails[0]).not.toHaveProperty('unsubscribeUrl');
  expect(await isConfirmed()).toBe(false);
});

it('confirms the address by the button, once and without a login, and not when the link is opened', async () => {
  const link = lastLink();
  for (let times = 0; times < 2; times += 1) {
    const response = await open(link);
    expect(response.text).toContain('<form method="post"><button>Confirm</button></form>');
    expect(response.text).not.toMatch(/\beve\b|example/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect(await isConfirmed()).toBe(false);
  expect((await submit(link)).text).toContain('Your email address is confirmed');
  expect(await isConfirmed()).toBe(true);
  for (const repeated of [await open(link), await submit(link)]) {
    expect(repeated.status).toBe(404);
    expect(repeated.text).toContain('This link has expired or was already used');
  }
});

it('confirms once when the form is submitted twice concurrently', async () => {
  const link = lastLink();
  const statuses = (await Promise.all([submit(link), submit(link)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
});

it('rejects an expired link', async () => {
  game.setTime(KICK_OFF + 3 * DAY - 1);
  expect((await open(lastLink())).status).toBe(200);
  game.setTime(KICK_OFF + 3 * DAY);
  for (const response of [await open(lastLink()), await submit(lastLink())]) expect(response.status).toBe(404);
  expect(await isConfirmed()).toBe(false);
});

it('only confirms the address that the link was sent to', async () => {
  await game.db.updateTable('users').set({ email: 'other@example.org' }).where('username', '=', 'eve').execute();
  expect((await submit(lastLink())).status).toBe(404);
  expect(await isConfirmed()).toBe(false);
});

it('confirms an address by a password reset', async () => {
  const link = lastLink();
  const token = await resetTokenFor(game, 'eve@example.org');
  await game.visitor().post('/api/auth/reset-password', { token, password: 'another horse entirely' });
  await eve.post('/api/auth/login', { email: 'eve@example.org', password: 'another horse entirely' });
  expect(await isConfirmed()).toBe(true);
  expect((await open(link)).status).toBe(404);
});

it('resending the link replaces the old link', async () => {
  const first = lastLink();
  expect(await resend()).toEqual([200, '{}']);
  expect(game.mails.map(({ to }) => to)).toEqual(['eve@example.org', 'eve@example.org']);
  expect((await submit(first)).status).toBe(404);
  expect((await submit(lastLink())).status).toBe(200);
});

it('resending the link sends at most three emails an hour and six a day to an address, and keeps the last link valid', async () => {
  for (const [hours, sent] of [
    [0, 3],
    [1, 6],
    [2, 6],
    [24, 9],
  ] as const) {
    game.setTime(KICK_OFF + hours * 60 * 60_000);
    for (let times = 0; times < 5; times += 1) expect(await resend()).toEqual([200, '{}']);
    const reset = await game.visitor().post('/api/auth/forgot-password', { email: 'EVE@example.org' });
    await game.settled();
    expect([reset.status, game.mails.length]).toEqual([200, sent]);
  }
  expect((await submit(lastLink())).status).toBe(200);
});

it('resending the link sends nothing to a confirmed address, with the same response', async () => {
  await submit(lastLink());
  expect(await resend()).toEqual([200, '{}']);
  expect(game.mails).toHaveLength(1);
});

it('deletes a link when its account is deleted or the link has expired', async () => {
  const stored = () => game.db.selectFrom('email_confirmations').selectAll().execute();
  const bob = game.visitor();
  await bob.post('/api/auth/signup', signupOf('bob'));
  await game.settled();
  const link = lastLink();
  await bob.send('DELETE', '/api/user/account');
  expect(await stored()).toHaveLength(1);
  expect((await submit(link)).status).toBe(404);
  game.setTime(KICK_OFF + 3 * DAY);
  game.jobs.start();
  await game.jobs.settled();
  expect(await stored()).toEqual([]);
});
