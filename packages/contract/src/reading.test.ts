import { describe, expect, test } from 'vitest';
import { ContractError, parseAnswer } from './endpoint.ts';
import { endpoints } from './index.ts';
import type { Dropped } from './wire.ts';

/** How answers are read (RELIABILITY.md R5): row by row, and nothing is dropped in silence. */

function read(name: keyof typeof endpoints, value: unknown): { kept: unknown; dropped: Dropped[] } {
  const dropped: Dropped[] = [];
  return { kept: parseAnswer(endpoints[name], value, (each) => dropped.push(each)), dropped };
}

/** The lists of the wire and the name of each row's id. */
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
  test('R5: keeps ids as text, whether they come as numbers or as text', () => {
    const { kept, dropped } = read(name, [{ [key]: 7 }, { [key]: 'seven' }, { [key]: 0 }]);
    expect(kept).toMatchObject([{ [key]: '7' }, { [key]: 'seven' }, { [key]: '0' }]);
    expect(dropped).toEqual([]);
  });

  test.each([
    ['without an id', {}],
    ['with an id null', { [key]: null }],
    ['with an empty id', { [key]: '' }],
    ['with an id that is an object', { [key]: {} }],
    ['that is null', null],
    ['that is a text', 'row'],
    ['that is a list', [1]],
  ])('R5: drops a row %s, and reports it', (_, row) => {
    const { kept, dropped } = read(name, [{ [key]: 1 }, row, { [key]: 2 }]);
    expect(kept).toMatchObject([{ [key]: '1' }, { [key]: '2' }]);
    expect(dropped).toMatchObject([{ what: 'row', reason: expect.stringMatching(/\S/) }]);
  });

  test('keeps the first of two rows with one id', () => {
    const { kept, dropped } = read(name, [{ [key]: 1 }, { [key]: '1' }, { [key]: 2 }]);
    expect(kept).toMatchObject([{ [key]: '1' }, { [key]: '2' }]);
    expect(dropped).toEqual([{ what: 'row', reason: 'id 1 stands twice' }]);
  });

  test.each([[null], [{}], [{ length: 0 }], ['[]'], [42], [undefined]])('is an error when it is %j', (value) => {
    expect(() => read(name, value)).toThrow(ContractError);
  });

  test('may be empty, or have ten thousand rows', () => {
    expect(read(name, [])).toEqual({ kept: [], dropped: [] });
    expect(
      read(
        name,
        Array.from({ length: 10_000 }, (_, n) => ({ [key]: n })),
      ).kept,
    ).toHaveLength(10_000);
  });
});

test('messages of a thread need a sender', () => {
  const { kept, dropped } = read('dmMessages', [{ id: 1, userId: 2, text: 'Hi' }, { id: 2 }]);
  expect(kept).toEqual([{ id: '1', userId: '2', text: 'Hi', createdAt: '' }]);
  expect(dropped).toHaveLength(1);
});

describe('where an object is expected', () => {
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
    '%s refuses %j and names its path',
    (name, value) => {
      expect(() => read(name, value)).toThrow(ContractError);
      expect(() => read(name, value)).toThrow(endpoints[name].path);
    },
  );
});

test.each([{ count: -1 }, { count: '7' }, { count: null }, {}])('an unread count of %j is an error', (value) => {
  expect(() => read('unreadCount', value)).toThrow(ContractError);
});

test.each([{}, { user: null }, { user: { id: 1 } }, { user: { username: 'ann' } }, { user: { id: 1, username: '' } }])(
  'a sign-up that answers %j has no user',
  (value) => expect(() => read('signup', value)).toThrow(ContractError),
);

test('a replaced field is reported, an absent one is not', () => {
  const row = { matchId: 1, homeTeam: 7, unreadCount: null };
  const { kept, dropped } = read('matchChats', [row]);
  expect(kept).toEqual([{ matchId: '1', homeTeam: '', awayTeam: '', startTime: '', unreadCount: 0 }]);
  expect(dropped).toMatchObject([{ what: 'field' }]);
});

test('rows inside a row are dropped and reported too', () => {
  const participants = [{ userId: 1 }, { username: 'nobody' }, { userId: '1' }];
  const { kept, dropped } = read('dmThreads', [{ id: 1, participants }]);
  expect(kept).toMatchObject([{ participants: [{ userId: '1' }] }]);
  expect(dropped).toHaveLength(2);
});

test('the chat message of a user keeps a number as the id of its user', () => {
  expect(read('matchChat', [{ id: 1, userId: 7 }])).toMatchObject({ kept: [{ id: '1', userId: '7' }], dropped: [] });
});

describe('hostile fields', () => {
  const PLANTED = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';

  test.each([
    ['match', `{"status":"LIVE",${PLANTED}}`],
    ['userSummary', `{"user":{"id":1,${PLANTED}},"stats":{"winRate":1,${PLANTED}},${PLANTED}}`],
    ['recap', `{"match":{${PLANTED}},"prediction":{"sources":[{"title":"T","url":"javascript:alert(1)",${PLANTED}}]}}`],
    ['dmThreads', `[{"id":1,"participants":[{"userId":1,${PLANTED}}],${PLANTED}}]`],
    ['exportData', `{"exportedAt":"",${PLANTED}}`],
    ['lockPick', `{"pick":{"matchId":1,"choice":"AGREE",${PLANTED}},${PLANTED}}`],
    ['currentUser', `{"id":1,"username":"ann",${PLANTED}}`],
  ] as const)('of %s change no object', (name, json) => {
    const { kept } = read(name, JSON.parse(json));
    expect(Object.getPrototypeOf(Array.isArray(kept) ? kept[0] : kept)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(Object(kept), 'polluted')).toBeUndefined();
    expect(JSON.stringify(kept)).not.toContain('javascript:');
  });

  test('of one list leave the report of the next one alone', () => {
    const first: Dropped[] = [];
    parseAnswer(endpoints.notifications, [null], (each) => first.push(each));
    parseAnswer(endpoints.notifications, [null]);
    expect(first).toHaveLength(1);
  });
});

describe('the current user', () => {
  test.each([[null], [undefined], [{}], [[]], [0], [42]])('is nobody in %j', (value) =>
    expect(read('currentUser', value).kept).toBeNull(),
  );

  test.each([['ann'], [[{}]], [{ id: 1 }], [{ username: 'ann' }], [{ id: 1, username: '' }], [{ user: { id: 1 } }]])(
    'cannot be read from %j',
    (value) => expect(() => read('currentUser', value)).toThrow(ContractError),
  );

  test('needs an id and a name; defaults fill the rest', () => {
    expect(
      read('currentUser', { id: 1, username: 'ann', notifyRankUp: 'yes', emailNotifications: false }).kept,
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
