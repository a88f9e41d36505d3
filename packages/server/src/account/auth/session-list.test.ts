import type { ActiveSession } from '@machine/contract';
import { expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF, openGame, PASSWORD } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { startSession, userBeforeEach } from '../../testing/test-users.ts';
import { MINUTE_MS, DAY_MS } from '../../platform/clock/time.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'ada');

async function login(userAgent = PHONE, name = 'ada'): Promise<Player> {
  const player = game.visitor();
  const body = { email: `${name}@example.org`, password: PASSWORD };
  await player.post('/api/auth/login', body, { 'User-Agent': userAgent });
  return player;
}
const sessionsOf = async (player: Player) => (await player.get('/api/auth/sessions')).body as ActiveSession[];
const isLoggedIn = async (player: Player) => (await player.get('/api/auth/user')).status === 200;
const at = (ms: number) => new Date(KICK_OFF + ms).toISOString();
const end = (player: Player, id = '') => player.send('DELETE', `/api/auth/sessions/${id}`);

it('lists the user’s sessions, the current one first, then by last use', async () => {
  game.setTime(KICK_OFF + MINUTE_MS);
  const phone = await login();
  game.setTime(KICK_OFF + DAY_MS);
  await login('curl/8.5.0');
  await game.member('bob');
  expect(await sessionsOf(phone)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      device: 'Chrome on Android',
      createdAt: at(MINUTE_MS),
      lastSeenAt: at(DAY_MS),
      isCurrent: true,
    },
    expect.objectContaining({ device: 'Unknown device', createdAt: at(DAY_MS), isCurrent: false }),
    expect.objectContaining({ device: 'Unknown device', createdAt: at(0), isCurrent: false }),
  ]);
});

it('stores only the hash of a session id, neither User-Agent nor address, and lists no hash', async () => {
  await login(`${PHONE} Marker`);
  const id = /session=([^;]+)/.exec(ada.cookie())?.[1] ?? '';
  expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  const rows = await game.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/Marker|Mozilla|127\.0\.0/);
  expect(JSON.stringify(rows)).not.toContain(id);
  const { text } = await ada.get('/api/auth/sessions');
  for (const { id_hash } of rows) {
    expect(id_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(text).not.toContain(id_hash);
  }
});

it('omits expired sessions and lists at most fifty', async () => {
  await login();
  game.setTime(KICK_OFF + 8 * DAY_MS);
  const browser = await login();
  expect(await sessionsOf(browser)).toHaveLength(1);
  const userId = ((await browser.get('/api/auth/user')).body as { id: string }).id;
  for (let index = 0; index < 60; index += 1) await startSession(game, userId);
  const listed = await sessionsOf(browser);
  expect([listed.length, listed[0]?.isCurrent]).toEqual([50, true]);
});

it('ends a session of its own user only, and removes the cookie of the current one', async () => {
  const phone = await login();
  const bob = await game.member('bob');
  const [current, other] = await sessionsOf(ada);
  expect((await end(bob, other?.id)).status).toBe(404);
  expect(await isLoggedIn(phone)).toBe(true);
  expect((await end(ada, other?.id)).status).toBe(200);
  expect([await isLoggedIn(phone), await isLoggedIn(ada)]).toEqual([false, true]);
  expect((await end(ada, other?.id)).status).toBe(404);
  const response = await end(ada, current?.id);
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0/)]);
  expect(await isLoggedIn(ada)).toBe(false);
});

it('logs out everywhere, but no one else', async () => {
  const phone = await login();
  const bob = await game.member('bob');
  const response = await phone.post('/api/auth/logout-everywhere');
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0/)]);
  expect([await isLoggedIn(phone), await isLoggedIn(ada), await isLoggedIn(bob)]).toEqual([false, false, true]);
});

const CHANGE = { currentPassword: PASSWORD, newPassword: `${PASSWORD} and more` };

it.each([
  ['its end', async (player) => end(player, (await sessionsOf(player)).find(({ isCurrent }) => !isCurrent)?.id)],
  ['a logout everywhere', (player) => player.post('/api/auth/logout-everywhere')],
  ['a new password', (player) => player.post('/api/user/change-password', CHANGE)],
  ['the deletion of the account', (player) => player.send('DELETE', '/api/user/account')],
] satisfies [string, (player: Player) => Promise<{ status: number }>][])(
  'forgets a session that was just used by %s',
  async (_, endOther) => {
    const cached = await openGame({ sessionCacheMs: DAY_MS });
    const [other, player] = [await cached.member('eve'), cached.visitor()];
    await player.post('/api/auth/login', { email: 'eve@example.org', password: PASSWORD });
    expect([await isLoggedIn(other), await isLoggedIn(player)]).toEqual([true, true]);
    expect((await endOther(player)).status).toBe(200);
    expect(await isLoggedIn(other)).toBe(false);
  },
);
