import { type Endpoint, endpoints, endpointUrl } from '@machine/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openGame } from '../../testing/game.ts';

const game = await openGame();
afterAll(game.close);

const QUERIES: Record<string, Record<string, string>> = { searchUsers: { q: 'x' } };
const requests = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => {
  const url = endpointUrl(
    path,
    { id: 'x', followerId: 'y', threadId: 'z', matchId: 'm', messageId: 'n', userId: 'u', code: 'c' },
    QUERIES[name],
  );
  return { method, url };
});

describe('endpoints', () => {
  it.each(requests)('$url rejects other methods and lists the allowed ones', async ({ url, method }) => {
    const served = requests.filter((request) => request.url === url).map((request) => request.method as string);
    for (const other of ['PUT', 'OPTIONS'].filter((each) => !served.includes(each))) {
      const response = await game.visitor().send(other, url);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain(method);
      expect(response.body).toEqual({ message: 'Method not allowed.' });
    }
  });
});

describe('paths', () => {
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
    expect((await game.visitor().post(`/api/${name}.json`)).headers.get('allow')).toBe('GET');
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
});
