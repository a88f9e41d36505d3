import { expect, it } from 'vitest';
import { openGame } from '../../testing/game.ts';
import { BODY_MAX_BYTES } from './body.ts';

const game = await openGame();

const post = (body: string, type = 'application/json', path = '/api/auth/login') =>
  game.visitor().send('POST', path, { body, headers: { 'Content-Type': type } });
const login = JSON.stringify({ email: 'nobody@example.org', password: 'long enough' });
const ofBytes = (bytes: number) => login.replace('}', `,"x":"${'y'.repeat(bytes - login.length - 7)}"}`);
const ofDepth = (levels: number) => login.replace('}', `,"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`);

it.each(['application/json', 'Application/JSON;charset="UTF-8"'])('accepts the Content-Type %s', async (type) => {
  expect((await post(login, type)).status).toBe(401);
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; text/plain',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/jsonp',
  // None is sent.
  '',
])('rejects the Content-Type %s with 415', async (type) => {
  const response = await post(login, type);
  expect([response.status, response.body]).toEqual([415, { message: 'The Content-Type must be application/json.' }]);
});

it('accepts 16 KiB and rejects one byte more with 413', async () => {
  expect(ofBytes(BODY_MAX_BYTES)).toHaveLength(BODY_MAX_BYTES);
  expect((await post(ofBytes(BODY_MAX_BYTES))).status).toBe(401);
  expect((await post(ofBytes(BODY_MAX_BYTES + 1))).status).toBe(413);
});

it.each([{}, { 'Content-Length': String(BODY_MAX_BYTES + 1) }])(
  'rejects a stream that grows or is declared too large: %j',
  async (declared) => {
    const body = new Blob([ofBytes(BODY_MAX_BYTES + 1)]).stream();
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...declared };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await game.app.request('/api/auth/login', init)).status).toBe(413);
  },
);

it('accepts ten levels of nesting and rejects eleven with 400', async () => {
  expect((await post(ofDepth(10))).status).toBe(401);
  expect((await post(ofDepth(11))).body).toEqual({ message: 'The request body is nested too deeply.' });
  expect((await post('['.repeat(8000) + ']'.repeat(8000))).status).toBe(400);
});

it.each(['{', 'nonsense', '{"email":}', '\u0000', '{"a":1}{"b":2}'])(
  'rejects invalid JSON with 400: %j',
  async (body) => {
    const response = await post(body);
    expect([response.status, response.body]).toEqual([400, { message: 'The request body is not valid JSON.' }]);
  },
);

it('lists every invalid field, and uses the first message of the contract', async () => {
  const response = await post('{"lastName":"","email":"x","password":"short"}', undefined, '/api/auth/signup');
  expect(response.body).toEqual({
    message: 'Last name is required',
    fields: {
      firstName: 'firstName is missing or invalid.',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
    },
  });
});
