import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { openGame } from '../../testing/game.ts';

const game = await openGame();

it.each([
  ['PUT', endpoints.match.path, 'GET'],
  ['OPTIONS', endpoints.lockPick.path, 'POST'],
  ['GET', endpoints.deleteAccount.path, 'DELETE'],
])('endpoints: %s %s gets 405 and the allowed methods', async (method, path, allowed) => {
  const response = await game.visitor().send(method, path);
  expect([response.status, response.body]).toEqual([405, { message: 'Method not allowed.' }]);
  expect(response.headers.get('allow')).toContain(allowed);
});

it.each(['/api', '/api/', '/api/nothing', '/api/auth', '/api/auth/user/more', '/api/../api/x'])(
  'returns a JSON 404 for %s',
  async (path) => {
    const response = await game.visitor().get(path);
    expect([response.status, response.body]).toEqual([404, { message: 'Not found.' }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);

it.each(['openapi', 'asyncapi'])('serves /api/%s.json', async (name) => {
  const response = await game.visitor().get(`/api/${name}.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.body).toMatchObject({ [name]: expect.stringMatching(/^3\.\d/), info: { version: '0.1.0' } });
  expect((await game.visitor().post(`/api/${name}.json`)).headers.get('allow')).toBe('GET, HEAD');
});

it('redirects GET /api/login to the login dialog', async () => {
  const response = await game.visitor().get('/api/login');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/?login=1']);
  expect((await game.visitor().post('/api/login')).status).toBe(405);
});

it('rejects methods other than GET and HEAD for pages', async () => {
  const response = await game.visitor().post('/completed');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
