import { expect, it } from 'vitest';
import { gameBeforeEach, OWN_ORIGIN } from '../../testing/game.ts';
import { type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'ada');
const bob = userBeforeEach(game, 'bob');

/** Made by another process than the one that answers. */
const linkOf = async ({ id }: TestUser) =>
  (await createUnsubscribeLinks(game.db, () => OWN_ORIGIN).urlFor(id)).slice(OWN_ORIGIN.length);
const wantsMail = async (person: TestUser) =>
  ((await person.get('/api/auth/user')).body as { emailNotifications: boolean }).emailNotifications;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

it('shows a button and changes nothing when the link is opened, which takes no other methods', async () => {
  const response = await game.visitor().get(await linkOf(ada));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.text).toContain('<form method="post"><button>Turn off</button></form>');
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.text).not.toMatch(/ada|example/);
  const deleting = await game.visitor().send('DELETE', await linkOf(ada));
  expect([deleting.status, deleting.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(await wantsMail(ada)).toBe(true);
});

/** The clients that post to the link, with their headers. */
const SENDERS: [string, Record<string, string>][] = [
  ['the page itself', {}],
  ['the page itself over plain http', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ['a mail provider', { 'Sec-Fetch-Site': '' }],
  ['a page of a mail provider', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' }],
];

it.each(SENDERS)('turns off the emails of one user, repeatedly and without a login, from %s', async (_, headers) => {
  const link = await linkOf(ada);
  for (const body of ['', 'List-Unsubscribe=One-Click']) {
    const response = await game.visitor().send('POST', link, { body, headers: { ...FORM, ...headers } });
    expect([response.status, response.text]).toEqual([200, expect.stringContaining('Email notifications are off')]);
  }
  expect([await wantsMail(ada), await wantsMail(bob)]).toEqual([false, true]);
});

it.each(SENDERS.slice(1))('accepts a request from %s at no other path', async (_, headers) => {
  const wrong = [(await linkOf(ada)).split('/').slice(0, -1).join('/'), `${await linkOf(ada)}/more`, '/api/picks'];
  for (const path of wrong) {
    const response = await ada.send('POST', path, { body: '', headers: { ...FORM, ...headers } });
    expect([path, response.status]).toEqual([path, 403]);
  }
  expect(await wantsMail(ada)).toBe(true);
});

it('rejects forged links', async () => {
  const [own, other] = [(await linkOf(ada)).split('/'), (await linkOf(bob)).split('/')];
  const forged = [
    [...own.slice(0, -1), other.at(-1)].join('/'),
    [...own.slice(0, -1), 'A'.repeat(43)].join('/'),
    [...own.slice(0, -1), '%00'].join('/'),
    `/api/mails/stop/nobody/${own.at(-1)}`,
  ];
  for (const link of forged) {
    for (const method of ['GET', 'POST']) {
      const response = await game.visitor().send(method, link);
      expect(response.status).toBe(404);
      expect(response.text).toContain('This link isn’t valid');
    }
  }
  expect([await wantsMail(ada), await wantsMail(bob)]).toEqual([true, true]);
});
