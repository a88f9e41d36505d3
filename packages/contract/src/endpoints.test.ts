import { describe, expect, test } from 'vitest';
import { endpointUrl, type ParamNames } from './endpoint.ts';
import * as endpoints from './endpoints.ts';

/** The calls of docs/specification.md#7-api-calls; `*` marks those with a request body. */
const SPECIFIED = [
  'GET /api/auth/user',
  'POST /api/auth/login *',
  'POST /api/auth/logout',
  'POST /api/auth/signup *',
  'POST /api/auth/forgot-password *',
  'POST /api/auth/reset-password *',
  'GET /api/users/search',
  'GET /api/users/{}/summary',
  'GET /api/users/{}/followers',
  'GET /api/users/{}/following',
  'POST /api/follow/{}',
  'DELETE /api/follow/{}',
  'DELETE /api/users/{}/remove-follower/{}',
  'GET /api/notifications',
  'PATCH /api/notifications/{}/read',
  'POST /api/notifications/mark-all-read',
  'GET /api/notifications/unread-count',
  'GET /api/match-chats',
  'GET /api/matches/{}/chat',
  'POST /api/matches/{}/chat *',
  'GET /api/matches/{}',
  'GET /api/matches/{}/play-by-play',
  'POST /api/picks *',
  'GET /api/predictions/random',
  'GET /api/predictions/spotlight',
  'GET /api/leaderboards',
  'GET /api/completed/live',
  'GET /api/machine/stats',
  'GET /api/completed/{}/recap',
  'GET /api/achievements',
  'GET /api/dm-threads',
  'POST /api/dm-threads *',
  'GET /api/dm-threads/{}/messages',
  'POST /api/dm-threads/{}/messages *',
  'POST /api/dm-threads/{}/participants *',
  'PATCH /api/user/preferences *',
  'POST /api/user/change-password *',
  'DELETE /api/user/account',
  'GET /api/user/export-data',
];

/** Calls added beyond the specification. */
const ADDED = [
  'POST /api/reports *',
  'GET /api/moderation/cases',
  'GET /api/moderation/cases/{}',
  'POST /api/moderation/cases/{}/decisions *',
  'POST /api/moderation/decisions/{}/undo',
  'GET /api/moderation/log',
  'POST /api/moderation/chats/{}/word-filter *',
  'GET /api/predictions/slate',
  'GET /api/clubs',
  'GET /api/user/clubs',
  'PUT /api/user/clubs *',
  'GET /api/users/{}/edge',
  'GET /api/machine/edge',
  'GET /api/machine/record',
  'GET /api/practice',
  'GET /api/audit',
  'GET /api/audit/checkpoints',
  'GET /api/audit/entries',
  'GET /api/audit/inclusion',
  'GET /api/audit/consistency',
  'GET /api/audit/results',
  'GET /api/audit/picks',
  'GET /api/picks/{}/receipt',
  'GET /api/game',
  'POST /api/auth/confirm-email/resend',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions/{}',
  'POST /api/auth/logout-everywhere',
  'POST /api/client-errors *',
  'GET /api/leagues',
  'POST /api/leagues *',
  'GET /api/leagues/{}',
  'PATCH /api/leagues/{} *',
  'GET /api/leagues/{}/table',
  'POST /api/leagues/{}/invite',
  'DELETE /api/leagues/{}/invite',
  'POST /api/leagues/{}/leave',
  'DELETE /api/leagues/{}/members/{}',
  'GET /api/invites/{}',
  'POST /api/invites/{}/join',
  'GET /api/results/new',
  'POST /api/results/seen *',
  'GET /api/reminders',
  'PATCH /api/reminders *',
  'POST /api/reminders/calendar',
  'DELETE /api/reminders/calendar',
  'GET /api/push/key',
  'POST /api/push/subscriptions *',
  'DELETE /api/push/subscriptions/{}',
  'POST /api/push/subscriptions/{}/test',
  'GET /api/user/hidden-results',
  'POST /api/user/hidden-results *',
  'POST /api/results/show *',
  'GET /api/blocks',
  'POST /api/blocks/{}',
  'DELETE /api/blocks/{}',
  'GET /api/mutes',
  'POST /api/mutes/{}',
  'DELETE /api/mutes/{}',
  'POST /api/dm-threads/{}/leave',
  'POST /api/dm-threads/{}/accept',
  'DELETE /api/dm-threads/{}/messages/{}',
  'DELETE /api/matches/{}/chat/{}',
  'GET /api/shares',
  'POST /api/shares *',
  'GET /api/shares/{}',
  'DELETE /api/shares/{}',
];

test('lists exactly the specified and the added calls', () => {
  const calls = Object.values(endpoints).map(
    (endpoint) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, '{}')}${'body' in endpoint ? ' *' : ''}`,
  );
  expect(calls.toSorted()).toEqual([...SPECIFIED, ...ADDED].toSorted());
});

test.each(Object.entries(endpoints).filter(([, { method }]) => method === 'GET'))(
  '%s is a GET and has no request body',
  (_, endpoint) => {
    expect(endpoint).not.toHaveProperty('body');
  },
);

describe('endpointUrl encodes an id as one path segment', () => {
  const SUMMARY = endpoints.userSummary.path;

  test.each([
    ['42', '/api/users/42/summary'],
    ['..', '/api/users/%252E%252E/summary'],
    ['.', '/api/users/%252E/summary'],
    ['...', '/api/users/.../summary'],
    ['../../auth/logout', '/api/users/..%2F..%2Fauth%2Flogout/summary'],
    ['a/b?c#d', '/api/users/a%2Fb%3Fc%23d/summary'],
    ['%2e%2e', '/api/users/%252e%252e/summary'],
    ['\\..\\', '/api/users/%5C..%5C/summary'],
    ['a b+c', '/api/users/a%20b%2Bc/summary'],
    ['$&$1', '/api/users/%24%26%241/summary'],
    [':id', '/api/users/%3Aid/summary'],
    ['\uD800', '/api/users/%EF%BF%BD/summary'],
    ['\u0000', '/api/users/%00/summary'],
    ['<img src=x>', '/api/users/%3Cimg%20src%3Dx%3E/summary'],
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

describe('endpointUrl encodes a query', () => {
  test.each([
    [{ q: 'ann lee' }, '?q=ann+lee'],
    [{ q: 'a&b=c#d' }, '?q=a%26b%3Dc%23d'],
    [{ q: '\uD800' }, '?q=%EF%BF%BD'],
    [{ q: '' }, '?q='],
    [{ q: undefined }, ''],
    [{ page: 2, q: 'x' }, '?page=2&q=x'],
    [{}, ''],
  ])('%j', (query, search) => expect(endpointUrl('/api/users/search', {}, query)).toBe(`/api/users/search${search}`));
});

test('ParamNames extracts the parameter names of a path', () => {
  const both: ParamNames<typeof endpoints.removeFollower.path>[] = ['id', 'followerId'];
  expect(endpoints.removeFollower.path).toBe(`/api/users/:${both[0]}/remove-follower/:${both[1]}`);
});
