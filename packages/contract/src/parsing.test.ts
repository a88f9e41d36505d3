import { expect, test } from 'vitest';
import { ContractError, parseResponse } from './endpoint.ts';
import { endpoints } from './index.ts';
import type { ParseIssue } from './wire.ts';

function parse(name: keyof typeof endpoints, value: unknown): { parsed: unknown; issues: ParseIssue[] } {
  const issues: ParseIssue[] = [];
  return { parsed: parseResponse(endpoints[name], value, (issue) => issues.push(issue)), issues };
}

test.each([
  ['notifications', 'id'],
  ['leaderboard', 'userId'],
] as const)(
  '%s converts ids to strings, and drops and reports invalid rows and second rows with an id',
  (name, key) => {
    const invalid = [{}, { [key]: null }, { [key]: '' }, { [key]: {} }, null, 'row', [1]];
    const [first, ...others] = [7, 'seven', '7', 0].map((id) => ({ [key]: id }));
    const { parsed, issues } = parse(name, [first, ...invalid, ...others]);
    expect(parsed).toMatchObject([{ [key]: '7' }, { [key]: 'seven' }, { [key]: '0' }]);
    expect(issues).toMatchObject([
      ...invalid.map(() => ({ kind: 'row', reason: expect.stringMatching(/\S/) })),
      { kind: 'row', reason: 'duplicate id 7' },
    ]);
  },
);

test.each<[name: keyof typeof endpoints, values: unknown[]]>([
  ['notifications', [null, {}, { length: 0 }, '[]', 42, undefined]],
  ['match', [[], 'text', 42, true]],
  ['unreadCount', [{ count: -1 }, { count: '7' }, { count: null }, {}]],
  ['signup', [{}, { user: null }, { user: { id: 1 } }, { user: { username: 'a' } }, { user: { id: 1, username: '' } }]],
  ['currentUser', ['ann', [{}], { id: 1 }, { username: 'ann' }, { id: 1, username: '' }, { user: { id: 1 } }]],
])('%s throws for %j and names its path', (name, values) => {
  for (const value of values) {
    expect(() => parse(name, value)).toThrow(ContractError);
    expect(() => parse(name, value)).toThrow(endpoints[name].path);
  }
});

test.each(['randomPrediction', 'spotlightPrediction', 'recap', 'userSummary', 'currentUser'] as const)(
  '%s may be null',
  (name) => expect(parse(name, null).parsed).toBeNull(),
);

test('drops a direct message without a sender', () => {
  const { parsed, issues } = parse('dmMessages', [{ id: 1, userId: 2, text: 'Hi' }, { id: 2 }]);
  expect(parsed).toEqual([{ id: '1', userId: '2', text: 'Hi', createdAt: '' }]);
  expect(issues).toHaveLength(1);
});

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

const PAYLOAD = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';

test.each([
  ['recap', `{"match":{${PAYLOAD}},"prediction":{"sources":[{"title":"T","url":"javascript:alert(1)",${PAYLOAD}}]}}`],
  ['dmThreads', `[{"id":1,"participants":[{"userId":1,${PAYLOAD}}],${PAYLOAD}}]`],
  ['exportData', `{"exportedAt":"",${PAYLOAD}}`],
  ['currentUser', `{"id":1,"username":"ann",${PAYLOAD}}`],
] as const)('hostile fields in %s do not pollute prototypes', (name, json) => {
  const { parsed } = parse(name, JSON.parse(json));
  expect(Object.getPrototypeOf(Array.isArray(parsed) ? parsed[0] : parsed)).toBe(Object.prototype);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(Object(parsed), 'polluted')).toBeUndefined();
  expect(JSON.stringify(parsed)).not.toContain('javascript:');
});

test.each([[undefined], [{}], [[]], [0], [42]])('the current user is null for %j', (value) =>
  expect(parse('currentUser', value).parsed).toBeNull(),
);

test('the current user requires only an id and a username', () => {
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

const thread = (changed: object) => [{ id: 't1', participants: [{ userId: 'u1' }], ...changed }];
const card = (changed: object) => ({ match: { id: 'm1' }, prediction: { machinePick: 'HOME' }, ...changed });
const entry = (changed: object) => [{ userId: 'u1', ...changed }];
/** Source code has no equivalent of 1e309. */
const INFINITE_CONFIDENCE = JSON.parse('{"match":{},"prediction":{"confidencePct":1e309}}');

/** How screens show such values is tested in ui. */
test.each<[value: string, name: keyof typeof endpoints, response: unknown, parsed: unknown]>([
  ['an unknown rank', 'leaderboard', entry({ rank: 'WIZARD' }), [{ rank: 'WIZARD' }]],
  ['no rank', 'leaderboard', entry({ rank: null }), [{ rank: 'ROOKIE' }]],
  ['a list that is none', 'leaderboard', entry({ achievements: 'many' }), [{ achievements: [] }]],
  ['a period in words', 'playByPlay', [{ id: 'p1', period: 'OT' }], [{ period: 'OT' }]],
  ['a period that is a list', 'playByPlay', [{ id: 'p1', period: [1] }], [{ period: null }]],
  ['an invalid time', 'matchChats', [{ matchId: 'm1', startTime: 'soon' }], [{ startTime: 'soon' }]],
  ['a count below 0', 'matchChats', [{ matchId: 'm1', unreadCount: -1 }], [{ unreadCount: -1 }]],
  ['a count in quotes', 'matchChats', [{ matchId: 'm1', unreadCount: '3' }], [{ unreadCount: 0 }]],
  ['an infinite number', 'recap', INFINITE_CONFIDENCE, { prediction: { confidencePct: null } }],
  ['no prediction in a recap', 'recap', { match: {}, prediction: null }, { grading: null, isGold: false }],
  ['a thread that is a string', 'dmThreads', thread({ lastMessage: 'Hi' }), [{ lastMessage: null }]],
  ['no scores', 'match', { status: 'LIVE' }, { scoreHome: null, scoreAway: null, homeTeamAbbr: '' }],
  ['an invalid pick', 'randomPrediction', card({ userPick: 'MAYBE' }), { userPick: null }],
  ['incomplete counts', 'randomPrediction', card({ communityStats: { agreeCount: 12 } }), { communityStats: null }],
  ['the end of the day', 'randomPrediction', { endOfDay: true }, { endOfDay: true, prediction: { machinePick: '' } }],
  ['a thread without an id', 'addParticipants', { newThread: true, thread: {} }, { thread: null }],
])('neither loses nor invents a value: %s', (_, name, value, parsed) => {
  expect(parse(name, value).parsed).toMatchObject(parsed as object);
});
