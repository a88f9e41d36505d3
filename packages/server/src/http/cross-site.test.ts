import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, openGame, OWN_ORIGIN, signupOf } from '../testing/game.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

const REFUSED = [403, { message: 'This call must come from the site itself.' }];
/** An empty value: the header is not sent. */
const signup = async (headers: Record<string, string>) => {
  const answer = await game
    .visitor()
    .post('/api/auth/signup', { ...signupOf(crypto.randomUUID()), username: '' }, headers);
  return [answer.status, answer.body];
};

it.each([
  ['S40, M3', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }],
  ['S40', { 'Sec-Fetch-Site': 'cross-site', Origin: OWN_ORIGIN }],
  ['S41', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.play.test' }],
  ['S41', { 'Sec-Fetch-Site': 'none' }],
  ['S42', { 'Sec-Fetch-Site': '', Origin: 'https://evil.test' }],
  ['S42', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ['S42', { 'Sec-Fetch-Site': '', Origin: `${OWN_ORIGIN}.evil.test` }],
  ['S42', { 'Sec-Fetch-Site': '', Origin: 'http://play.test' }],
  ['S42', { 'Sec-Fetch-Site': '', Origin: `${OWN_ORIGIN}:8443` }],
  ['S43', { 'Sec-Fetch-Site': '' }],
])('%s: a JSON call with %j is refused', async (_, headers) => {
  expect(await signup(headers)).toEqual(REFUSED);
});

it.each<Record<string, string>>([{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': '', Origin: OWN_ORIGIN }])(
  'a call from the site itself, %j, goes through',
  async (headers) => {
    expect((await signup(headers))[0]).toBe(200);
  },
);

it('S44: a form of another site is refused', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' };
  const answer = await game.visitor().send('POST', '/api/picks', { body: '{"matchId":"x","choice":"AGREE"}', headers });
  expect(answer.status).toBe(403);
});

it.each([
  ['POST', '/api/auth/logout'],
  ['POST', '/api/follow/1'],
  ['DELETE', '/api/follow/1'],
  ['POST', '/api/notifications/mark-all-read'],
  ['DELETE', '/api/user/account'],
])('S45: %s %s without a body is refused across sites', async (method, path) => {
  const player = await game.member();
  const answer = await player.send(method, path, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect([answer.status, answer.body]).toEqual(REFUSED);
  expect((await player.get('/api/auth/user')).status).toBe(200);
});

it('reading is allowed from anywhere: an answer cannot be read across sites anyway', async () => {
  expect((await game.visitor().get('/api/predictions/random', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
});

it('S47: another origin is granted nothing', async () => {
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
    const answer = await game.visitor().send(method, path, { headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
