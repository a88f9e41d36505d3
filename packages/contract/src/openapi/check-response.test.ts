import { expect, test } from 'vitest';
import { bodyProblems, errorProblems, eventProblems } from './check-response.ts';

const chat = { matchId: 'm1', homeTeam: 'A', awayTeam: 'B', startTime: '2026-11-20T18:00:00.000Z', unreadCount: 0 };
const user = { id: 1, username: 'ann', rank: 'ROOKIE', profileImageUrl: null, stars: 3 };
const play = { id: 'p1', period: 'OT', clock: null, description: 'Dunk', scoreHome: 2, scoreAway: 0 };
const detail = { status: 'LIVE', homeTeamAbbr: 'AAA', awayTeamAbbr: 'BBB', scoreHome: 1, scoreAway: 0 };

test.each([
  ['a list', 'matchChats', [chat]],
  ['ids that are numbers', 'followers', [user, { ...user, id: 2 }]],
  ['optional fields that are there', 'match', { ...detail, homeTeam: 'A', clock: null }],
  ['null for no such match', 'recap', null],
  ['any body that clients ignore', 'follow', { isFollowing: true }],
  ['a value of either type', 'playByPlay', [play, { ...play, id: 'p2', period: 4 }]],
] as const)('bodyProblems accepts %s', (_, name, body) => expect(bodyProblems(name, body)).toEqual([]));

test.each([
  ['null instead of a list', 'matchChats', null, 'the body: Invalid input: expected array'],
  ['a missing field', 'followers', [{ ...user, username: undefined }], '0.username: '],
  ['an unknown value', 'followers', [{ ...user, rank: 'Rookie' }], '0.rank: Invalid option'],
  ['an empty id', 'followers', [{ ...user, id: '' }], '0.id: '],
  ['two rows with the same id', 'followers', [user, { ...user, id: '1' }], 'duplicate id 1'],
  ['an impossible time', 'matchChats', [{ ...chat, startTime: '2026-13-20T18:00:00Z' }], '0.startTime: '],
  ['an optional field of the wrong type', 'match', { ...detail, homeTeam: null }, 'homeTeam: '],
] as const)('bodyProblems reports %s', (_, name, body, problem) =>
  expect(bodyProblems(name, body)).toEqual([expect.stringContaining(problem)]),
);

test('errorProblems requires a message and accepts more fields', () => {
  expect(errorProblems(400, { message: 'Invalid email address', fields: { email: 'Invalid email address' } })).toEqual(
    [],
  );
  expect(errorProblems(409, { message: 'Too late.', pick: { matchId: 1, choice: 'AGREE' } })).toEqual([]);
  expect(errorProblems(409, { message: 'Too late.', pick: { matchId: 1, choice: 'HOME' } })).toHaveLength(1);
  for (const body of [{ error: 'Unauthorized' }, { message: '' }, 'Unauthorized', '<h1>500</h1>', null]) {
    expect(errorProblems(400, body)).toHaveLength(1);
  }
});

test('eventProblems accepts only events without content', () => {
  expect(eventProblems({ type: 'chat', data: { matchId: 7 } })).toEqual([]);
  expect(eventProblems({ type: 'dm', data: {} })).toEqual([]);
  for (const event of [
    { type: 'chat', data: { matchId: 'm1', text: 'Hi' } },
    { type: 'dm', data: { userId: 7 } },
    { type: 'dm', data: {}, from: 'ann' },
    { type: 'goal', data: {} },
    { type: 'chat', data: {} },
  ]) {
    expect([event, eventProblems(event)]).toEqual([event, [expect.any(String)]]);
  }
});
