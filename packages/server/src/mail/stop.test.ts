import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Game, openGame, OWN_ORIGIN } from '../testing/game.ts';
import { signUpUser, type TestUser } from '../testing/test-users.ts';

let game: Game;
let ada: TestUser;
let bob: TestUser;
beforeEach(async () => {
  game = await openGame();
  [ada, bob] = [await signUpUser(game, 'ada'), await signUpUser(game, 'bob')];
});
afterEach(() => game.close());

const linkOf = async ({ id }: TestUser) => (await game.services.stopLinks.urlFor(id)).slice(OWN_ORIGIN.length);
const wantsMail = async (person: TestUser) =>
  ((await person.get('/api/auth/user')).body as { emailNotifications: boolean }).emailNotifications;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

it('S46: opening the link of a mail shows a button and changes nothing', async () => {
  const answer = await game.visitor().get(await linkOf(ada));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.text).toContain('<form method="post"><button>Turn off</button></form>');
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).not.toMatch(/ada|example/);
  expect(await wantsMail(ada)).toBe(true);
});

it('its button turns off the mails of this one user, without a login and as often as one likes', async () => {
  const link = await linkOf(ada);
  for (let times = 0; times < 2; times += 1) {
    const answer = await game.visitor().send('POST', link, { body: '', headers: FORM });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Email notifications are off');
  }
  expect([await wantsMail(ada), await wantsMail(bob)]).toEqual([false, true]);
});

/** How its button and mail providers post to the link: over https, over plain http, and from another site. */
const SENDERS: [string, Record<string, string>][] = [
  ['its own page', {}],
  ['its own page over plain http', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ['a mail provider', { 'Sec-Fetch-Site': '' }],
  ['the page of a mail provider', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' }],
];

it.each(SENDERS)('a one-click request from %s turns the mails off', async (_, headers) => {
  const body = 'List-Unsubscribe=One-Click';
  const answer = await game.visitor().send('POST', await linkOf(ada), { body, headers: { ...FORM, ...headers } });
  expect(answer.status).toBe(200);
  expect([await wantsMail(ada), await wantsMail(bob)]).toEqual([false, true]);
});

it.each(SENDERS.slice(1))('no other address takes a request from %s', async (_, headers) => {
  const wrong = [(await linkOf(ada)).split('/').slice(0, -1).join('/'), `${await linkOf(ada)}/more`, '/api/picks'];
  for (const path of wrong) {
    const answer = await ada.send('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { ...FORM, ...headers },
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  expect(await wantsMail(ada)).toBe(true);
});

it('a one-click request is counted like any other from its address', async () => {
  const counted = await openGame({ throttles: true, database: { ...game.database, close: async () => {} } });
  const provider = counted.visitor('192.0.2.1');
  const press = async () => (await provider.send('POST', '/api/mails/stop/nobody/x', { headers: FORM })).status;
  for (let made = 0; made < 3_000; made += 100) await Promise.all(Array.from({ length: 100 }, press));
  expect(await press()).toBe(429);
  await counted.close();
});

it('a link that nobody was given is none, whoever it names', async () => {
  const [own, other] = [(await linkOf(ada)).split('/'), (await linkOf(bob)).split('/')];
  const forged = [
    [...own.slice(0, -1), other.at(-1)].join('/'),
    [...own.slice(0, -1), 'A'.repeat(43)].join('/'),
    [...own.slice(0, -1), '%00'].join('/'),
    `/api/mails/stop/nobody/${own.at(-1)}`,
  ];
  for (const link of forged) {
    for (const method of ['GET', 'POST']) {
      const answer = await game.visitor().send(method, link);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('This link isn’t valid');
    }
  }
  expect([await wantsMail(ada), await wantsMail(bob)]).toEqual([true, true]);
});

it('S104: nothing else can be done with it', async () => {
  const answer = await game.visitor().send('DELETE', await linkOf(ada));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
});

it('links are those that every process on the database knows', async () => {
  const other = await openGame({ database: { ...game.database, close: async () => {} } });
  expect(await other.services.stopLinks.urlFor(ada.id)).toBe(await game.services.stopLinks.urlFor(ada.id));
  await other.close();
});
