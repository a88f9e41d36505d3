import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpointUrl } from './endpoint.ts';
import * as endpoints from './endpoints.ts';

const CALLS = Object.entries<Endpoint>(endpoints);

test.each(CALLS)('%s has a valid example of its input, unless none is needed; a GET has no body', (_, endpoint) => {
  const { method, body, query, example } = endpoint;
  for (const [schema, value] of [
    [body, example?.body],
    [query, example?.query],
  ] as const) {
    expect(schema === undefined ? value === undefined : z.safeParse(schema, value ?? {}).success).toBe(true);
  }
  expect(method === 'GET' && body !== undefined).toBe(false);
});

describe('endpointUrl encodes an id as one path segment', () => {
  const SUMMARY = endpoints.userSummary.path;

  test.each([
    ['..', '/api/users/%252E%252E/summary'],
    ['.', '/api/users/%252E/summary'],
    ['a/b?c#d', '/api/users/a%2Fb%3Fc%23d/summary'],
    ['%2e%2e', '/api/users/%252e%252e/summary'],
    ['\\..\\', '/api/users/%5C..%5C/summary'],
    ['$&$1', '/api/users/%24%26%241/summary'],
    ['\uD800', '/api/users/%EF%BF%BD/summary'],
  ])('%j', (id, url) => {
    expect(endpointUrl(SUMMARY, { id })).toBe(url);
    // The browser must not normalize the path any further.
    expect(new URL(url, 'https://example.test').href).toBe(`https://example.test${url}`);
  });

  test('two ids are two segments', () => {
    const url = endpointUrl(endpoints.removeFollower.path, { id: 'a/b', followerId: '..' });
    expect(url).toBe('/api/users/a%2Fb/remove-follower/%252E%252E');
  });
});

test.each([
  [{ q: 'ann lee' }, '?q=ann+lee'],
  [{ q: '' }, '?q='],
  [{ q: undefined }, ''],
  [{ page: 2, q: 'x' }, '?page=2&q=x'],
  [{}, ''],
])('endpointUrl encodes a query: %j', (query, search) =>
  expect(endpointUrl('/api/users/search', {}, query)).toBe(`/api/users/search${search}`),
);
