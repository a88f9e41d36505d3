import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, openGame } from '../testing/game.ts';
import { BODY_MAX_BYTES } from './body.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

const post = (body: string, type = 'application/json', path = '/api/auth/login') =>
  game.visitor().send('POST', path, { body, headers: { 'Content-Type': type } });
const login = JSON.stringify({ email: 'nobody@example.org', password: 'long enough' });
const ofBytes = (bytes: number) => login.replace('}', `,"x":"${'y'.repeat(bytes - login.length - 7)}"}`);
const ofDepth = (levels: number) => login.replace('}', `,"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`);

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'S44: %s is JSON',
  async (type) => {
    expect((await post(login, type)).status).toBe(401);
  },
);

it.each([
  'text/plain',
  'text/plain; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; text/plain',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/jsonp',
  'application/ld+json',
  'json',
])('S44, S104: %s is refused with 415, whatever is inside', async (type) => {
  const answer = await post(login, type);
  expect([answer.status, answer.body]).toEqual([415, { message: 'The body must be sent as application/json.' }]);
});

it('S44: a body of no stated type is refused with 415', async () => {
  const answer = await game.visitor().send('POST', '/api/auth/login', { body: login });
  expect(answer.status).toBe(415);
});

it('S100, S104: 16 KiB are read, a byte more is refused with 413', async () => {
  expect(ofBytes(BODY_MAX_BYTES)).toHaveLength(BODY_MAX_BYTES);
  expect((await post(ofBytes(BODY_MAX_BYTES))).status).toBe(401);
  expect((await post(ofBytes(BODY_MAX_BYTES + 1))).status).toBe(413);
});

it('S100: ten levels are read, eleven are refused with 400', async () => {
  expect((await post(ofDepth(10))).status).toBe(401);
  expect((await post(ofDepth(11))).body).toEqual({ message: 'The body is nested too deeply.' });
  expect((await post('['.repeat(8000) + ']'.repeat(8000))).status).toBe(400);
});

it.each(['{', 'nonsense', '{"email":}', '\u0000', '{"a":1}{"b":2}'])('%j is no JSON: 400', async (body) => {
  const answer = await post(body);
  expect([answer.status, answer.body]).toEqual([400, { message: 'The body is not valid JSON.' }]);
});

it.each(['null', '[]', '42', '"text"', '{}', '{"email":null}', '{"__proto__":{"email":"a@example.org"}}'])(
  'JSON that is no login, %s, is refused in a sentence',
  async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^\S.* is missing or not valid\.$/) });
  },
);

it('a call without a body needs no type', async () => {
  expect((await game.visitor().post('/api/auth/logout')).status).toBe(204);
  expect(
    (await game.visitor().post('/api/auth/logout', undefined, { 'Content-Type': 'application/json' })).status,
  ).toBe(204);
  expect((await game.visitor().post('/api/auth/login')).status).toBe(400);
});

it('names every field that is wrong, and says the first sentence that the contract has', async () => {
  const answer = await post('{"lastName":"","email":"x","password":"short"}', undefined, '/api/auth/signup');
  expect(answer.body).toEqual({
    message: 'Last name is required',
    fields: {
      firstName: 'firstName is missing or not valid.',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
    },
  });
});
