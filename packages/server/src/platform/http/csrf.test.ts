import { expect, it } from 'vitest';
import { openGame, OWN_ORIGIN, signupOf } from '../../testing/game.ts';

const game = await openGame();

const REJECTED = { status: 403, body: { message: 'Requests from other sites are not allowed.' } };
/** A header with an empty value is not sent. */
const signup = (headers: Record<string, string>) =>
  game.visitor().post('/api/auth/signup', { ...signupOf(crypto.randomUUID()), username: '' }, headers);

it.each<[Record<string, string>]>([
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: OWN_ORIGIN }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.play.test' }],
  [{ 'Sec-Fetch-Site': 'none' }],
  [{ 'Sec-Fetch-Site': '', Origin: 'https://evil.test' }],
  [{ 'Sec-Fetch-Site': '', Origin: 'null' }],
  [{ 'Sec-Fetch-Site': '' }],
])('rejects a JSON request with %j', async (headers) => {
  expect(await signup(headers)).toMatchObject(REJECTED);
});

it.each<Record<string, string>>([{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': '', Origin: OWN_ORIGIN }])(
  'accepts a same-origin request with %j',
  async (headers) => {
    expect((await signup(headers)).status).toBe(200);
  },
);

it('rejects a cross-site request without a body', async () => {
  const player = await game.member();
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect(await player.send('DELETE', '/api/user/account', { headers })).toMatchObject(REJECTED);
  expect((await player.get('/api/auth/user')).status).toBe(200);
});

it('allows cross-site reads, because browsers hide the response anyway', async () => {
  expect((await game.visitor().get('/api/predictions/random', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
});

it('sends no CORS headers', async () => {
  const headers = {
    Origin: 'https://evil.test',
    'Sec-Fetch-Site': 'cross-site',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  for (const [method, path] of [
    ['OPTIONS', '/api/picks'],
    ['OPTIONS', '/api/nothing'],
    ['GET', '/api/auth/user'],
    ['POST', '/api/picks'],
    ['GET', '/'],
  ] as const) {
    const response = await game.visitor().send(method, path, { headers });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
