import { describe, expect, test } from 'vitest';
import { ContractError, parseResponse } from './endpoint.ts';
import { endpoints } from './index.ts';
import type { ParseIssue } from './wire.ts';

function parse(name: keyof typeof endpoints, value: unknown): { parsed: unknown; issues: ParseIssue[] } {
  const issues: ParseIssue[] = [];
  return { parsed: parseResponse(endpoints[name], value, (issue) => issues.push(issue)), issues };
}

/** The endpoints that return lists, and the id field of their rows. */
const LISTS = [
  ['searchUsers', 'id'],
  ['followers', 'id'],
  ['following', 'id'],
  ['notifications', 'id'],
  ['matchChats', 'matchId'],
  ['matchChat', 'id'],
  ['playByPlay', 'id'],
  ['leaderboard', 'userId'],
  ['completedLive', 'id'],
  ['achievements', 'id'],
  ['dmThreads', 'id'],
] as const;

describe.each(LISTS)('%s', (name, key) => {
  test('converts numeric ids to strings, and drops and reports invalid rows and second rows with the same id', () => {
    const invalid = [{}, { [key]: null }, { [key]: '' }, { [key]: {} }, null, 'row', [1]];
    const { parsed, issues } = parse(name, [
      { [key]: 7 },
      ...invalid,
      { [key]: 'seven' },
      { [key]: '7' },
      { [key]: 0 },
    ]);
    expect(parsed).toMatchObject([{ [key]: '7' }, { [key]: 'seven' }, { [key]: '0' }]);
    expect(issues).toMatchObject([
      ...invalid.map(() => ({ kind: 'row', reason: expect.stringMatching(/\S/) })),
      { kind: 'row', reason: 'duplicate id 7' },
    ]);
  });

  test.each([[null], [{}], [{ length: 0 }], ['[]'], [42], [undefined]])('throws for %j', (value) => {
    expect(() => parse(name, value)).toThrow(ContractError);
  });
});

test('drops a direct message without a sender', () => {
  const { parsed, issues } = parse('dmMessages', [{ id: 1, userId: 2, text: 'Hi' }, { id: 2 }]);
  expect(parsed).toEqual([{ id: '1', userId: '2', text: 'Hi', createdAt: '' }]);
  expect(issues).toHaveLength(1);
});

describe('endpoints that return an object', () => {
  const OBJECTS = [
    'userSummary',
    'match',
    'machineStats',
    'recap',
    'randomPrediction',
    'unreadCount',
    'createThread',
    'signup',
    'exportData',
    'lockPick',
    'addParticipants',
  ] as const;

  test.each(OBJECTS.flatMap((name) => [[], 'text', 42, true].map((value) => [name, value] as const)))(
    '%s throws for %j and names its path',
    (name, value) => {
      expect(() => parse(name, value)).toThrow(ContractError);
      expect(() => parse(name, value)).toThrow(endpoints[name].path);
    },
  );
});

test.each([{ count: -1 }, { count: '7' }, { count: null }, {}])('rejects the unread count %j', (value) => {
  expect(() => parse('unreadCount', value)).toThrow(ContractError);
});

test.each([{}, { user: null }, { user: { id: 1 } }, { user: { username: 'ann' } }, { user: { id: 1, username: '' } }])(
  'rejects the sign-up response %j',
  (value) => expect(() => parse('signup', value)).toThrow(ContractError),
);

test('reports replaced fields but not absent ones', () => {
  const row = { matchId: 1, homeTeam: 7, unreadCount: null };
  const { parsed, issues } = parse('matchChats', [row]);
  expect(parsed).toEqual([{ matchId: '1', homeTeam: '', awayTeam: '', startTime: '', unreadCount: 0 }]);
  expect(issues).toMatchObject([{ kind: 'field' }]);
});

test('drops and reports nested rows', () => {
  const participants = [{ userId: 1 }, { username: 'no id' }, { userId: '1' }];
  const { parsed, issues } = parse('dmThreads', [{ id: 1, participants }]);
  expect(parsed).toMatchObject([{ participants: [{ userId: '1' }] }]);
  expect(issues).toHaveLength(2);
});

describe('hostile fields', () => {
  const PAYLOAD = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';

  test.each([
    ['match', `{"status":"LIVE",${PAYLOAD}}`],
    ['userSummary', `{"user":{"id":1,${PAYLOAD}},"stats":{"winRate":1,${PAYLOAD}},${PAYLOAD}}`],
    ['recap', `{"match":{${PAYLOAD}},"prediction":{"sources":[{"title":"T","url":"javascript:alert(1)",${PAYLOAD}}]}}`],
    ['dmThreads', `[{"id":1,"participants":[{"userId":1,${PAYLOAD}}],${PAYLOAD}}]`],
    ['exportData', `{"exportedAt":"",${PAYLOAD}}`],
    ['lockPick', `{"pick":{"matchId":1,"choice":"AGREE",${PAYLOAD}},${PAYLOAD}}`],
    ['currentUser', `{"id":1,"username":"ann",${PAYLOAD}}`],
  ] as const)('in %s do not pollute prototypes', (name, json) => {
    const { parsed } = parse(name, JSON.parse(json));
    expect(Object.getPrototypeOf(Array.isArray(parsed) ? parsed[0] : parsed)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(Object(parsed), 'polluted')).toBeUndefined();
    expect(JSON.stringify(parsed)).not.toContain('javascript:');
  });

  test('are not reported to the callback of an earlier parse', () => {
    const first: ParseIssue[] = [];
    parseResponse(endpoints.notifications, [null], (issue) => first.push(issue));
    parseResponse(endpoints.notifications, [null]);
    expect(first).toHaveLength(1);
  });
});

describe('currentUser', () => {
  test.each([[null], [undefined], [{}], [[]], [0], [42]])('is null for %j', (value) =>
    expect(parse('currentUser', value).parsed).toBeNull(),
  );

  test.each([['ann'], [[{}]], [{ id: 1 }], [{ username: 'ann' }], [{ id: 1, username: '' }], [{ user: { id: 1 } }]])(
    'throws for %j',
    (value) => expect(() => parse('currentUser', value)).toThrow(ContractError),
  );

  test('requires only an id and a username', () => {
    expect(
      parse('currentUser', { id: 1, username: 'ann', notifyRankUp: 'yes', emailNotifications: false }).parsed,
    ).toEqual({
      id: '1',
      username: 'ann',
      email: '',
      rank: 'ROOKIE',
      stars: 0,
      currentStreak: 0,
      bestStreak: 0,
      emailNotifications: false,
      notifyRankUp: true,
      notifyAchievement: true,
      notifyMatchStart: true,
      notifyFollowerPick: true,
      canChangePassword: true,
    });
  });
});
