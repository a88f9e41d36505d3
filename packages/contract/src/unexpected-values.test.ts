import { describe, expect, test } from 'vitest';
import { parseResponse } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Unexpected values in responses: they must be neither lost nor invented. How screens show them is tested in ui. */

const parse = (name: keyof typeof endpoints, value: unknown): unknown => parseResponse(endpoints[name], value);
/** Parses JSON, because 1e309 and `__proto__` have no equivalent in source code. */
const json = (text: string): unknown => JSON.parse(text);

const chat = (changed: object) => [{ id: 'c1', kind: 'USER', text: 'Hello', username: 'ann', ...changed }];
const participant = (n: number) => ({ userId: `u${n}`, username: `user ${n}`, rank: 'ROOKIE', profileImageUrl: null });
const thread = (changed: object) => [{ id: 't1', participants: [participant(1)], lastMessage: null, ...changed }];
const summary = (changed: object) => ({ user: { id: 'u1', username: 'ann' }, ...changed });
const recap = (prediction: object | null) => ({ match: { status: 'FINAL' }, prediction });
const card = (changed: object) => ({
  match: { id: 'm1', status: 'SCHEDULED' },
  prediction: { machinePick: 'HOME' },
  ...changed,
});
const communityStats = { agreePercent: 50, disagreePercent: 50, agreeCount: 12, disagreeCount: 12 };
const entry = (changed: object) => [{ position: 1, userId: 'u1', username: 'ann', ...changed }];
const play = (changed: object) => [{ id: 'p1', period: 1, clock: '7:12', ...changed }];

type Row = [value: string, name: keyof typeof endpoints, response: unknown, parsed: unknown];

describe('unknown values pass unchanged', () => {
  test.each<Row>([
    [
      'machinePick DRAW on a card',
      'randomPrediction',
      card({ prediction: { machinePick: 'DRAW' } }),
      { prediction: { machinePick: 'DRAW' } },
    ],
    ['machinePick DRAW in a recap', 'recap', recap({ machinePick: 'DRAW' }), { prediction: { machinePick: 'DRAW' } }],
    ['machinePick DRAW in completed', 'completedLive', [{ id: 1, machinePick: 'DRAW' }], [{ machinePick: 'DRAW' }]],
    ['rank WIZARD', 'leaderboard', entry({ rank: 'WIZARD' }), [{ rank: 'WIZARD' }]],
    ['rank ""', 'leaderboard', entry({ rank: '' }), [{ rank: '' }]],
    ['status POSTPONED', 'match', { status: 'POSTPONED' }, { status: 'POSTPONED' }],
    ['kind BOT', 'matchChat', chat({ kind: 'BOT' }), [{ kind: 'BOT' }]],
    ['tier DIAMOND', 'achievements', [{ id: 'a1', tier: 'DIAMOND' }], [{ tier: 'DIAMOND' }]],
    ['type EVENT', 'achievements', [{ id: 'a1', type: 'EVENT' }], [{ type: 'EVENT' }]],
    [
      'injury Doubtful',
      'randomPrediction',
      card({ prediction: { leagueInjuries: [{ playerName: 'P', status: 'Doubtful' }] } }),
      { prediction: { leagueInjuries: [{ playerName: 'P', status: 'Doubtful', description: '' }] } },
    ],
    ['period 0', 'playByPlay', play({ period: 0 }), [{ period: 0 }]],
    ['period 5', 'playByPlay', play({ period: 5 }), [{ period: 5 }]],
    ['period OT', 'playByPlay', play({ period: 'OT' }), [{ period: 'OT' }]],
    ['an invalid time', 'matchChats', [{ matchId: 'm1', startTime: 'soon' }], [{ startTime: 'soon' }]],
    ['an empty time', 'matchChats', [{ matchId: 'm1', startTime: '' }], [{ startTime: '' }]],
    [
      'the year 10000',
      'matchChats',
      [{ matchId: 'm1', startTime: '+010000-01-01T00:00:00Z' }],
      [{ startTime: '+010000-01-01T00:00:00Z' }],
    ],
    ['a hash of 8', 'recap', recap({ contentHash: 'a'.repeat(8) }), { prediction: { contentHash: 'a'.repeat(8) } }],
    ['a hash of 9', 'recap', recap({ contentHash: 'a'.repeat(9) }), { prediction: { contentHash: 'a'.repeat(9) } }],
    ['confidence -5', 'recap', recap({ confidencePct: -5 }), { prediction: { confidencePct: -5 } }],
    ['unreadCount -1', 'matchChats', [{ matchId: 'm1', unreadCount: -1 }], [{ unreadCount: -1 }]],
    ['unreadCount 1e9', 'matchChats', [{ matchId: 'm1', unreadCount: 1e9 }], [{ unreadCount: 1e9 }]],
    [
      'a javascript: URL',
      'dmThreads',
      thread({ participants: [{ ...participant(1), profileImageUrl: 'javascript:alert(1)' }] }),
      [{ participants: [{ profileImageUrl: 'javascript:alert(1)' }] }],
    ],
    [
      '24 picks',
      'randomPrediction',
      card({ communityStats: { ...communityStats, totalCount: 24 } }),
      { communityStats: { totalCount: 24 } },
    ],
    [
      '25 picks',
      'randomPrediction',
      card({ communityStats: { ...communityStats, totalCount: 25 } }),
      { communityStats: { totalCount: 25 } },
    ],
  ])('%s', (_, name, value, parsed) => expect(parse(name, value)).toMatchObject(parsed as object));
});

describe('missing and invalid fields take their default', () => {
  test.each<Row>([
    ['rank null', 'leaderboard', entry({ rank: null }), [{ rank: 'ROOKIE' }]],
    ['rank 7', 'searchUsers', [{ id: 'u1', rank: 7 }], [{ rank: 'ROOKIE' }]],
    [
      'totalCount null',
      'randomPrediction',
      card({ communityStats: { ...communityStats, totalCount: null } }),
      { communityStats: null },
    ],
    ['confidence null', 'recap', recap({ confidencePct: null }), { prediction: { confidencePct: null } }],
    ['confidence "87"', 'recap', recap({ confidencePct: '87' }), { prediction: { confidencePct: null } }],
    [
      'confidence 1e309',
      'recap',
      json('{"match":{},"prediction":{"confidencePct":1e309}}'),
      { prediction: { confidencePct: null } },
    ],
    ['hash null', 'recap', recap({ contentHash: null }), { prediction: { contentHash: null } }],
    [
      'no prediction in a recap',
      'recap',
      recap(null),
      { prediction: null, grading: null, userResult: null, isGold: false },
    ],
    ['startTime null', 'completedLive', [{ id: 'm1', startTime: null }], [{ startTime: '' }]],
    [
      'wasCorrect null',
      'userSummary',
      summary({ recentPicks: [{ wasCorrect: null }] }),
      { recentPicks: [{ wasCorrect: null }] },
    ],
    [
      'wasCorrect absent',
      'userSummary',
      summary({ recentPicks: [{ homeTeam: 'A' }] }),
      { recentPicks: [{ wasCorrect: null }] },
    ],
    ['recentPicks null', 'userSummary', summary({ recentPicks: null }), { recentPicks: [] }],
    ['following null', 'userSummary', summary({ following: null }), { following: [] }],
    ['followersCount null', 'userSummary', summary({ followersCount: null }), { followersCount: 0 }],
    ['stats null', 'userSummary', summary({ stats: null }), { stats: { winRate: 0 } }],
    ['achievements null', 'searchUsers', [{ id: 'u1', achievements: null }], [{ achievements: [] }]],
    ['achievements not a list', 'leaderboard', entry({ achievements: 'many' }), [{ achievements: [] }]],
    ['lastMessage null', 'dmThreads', thread({}), [{ lastMessage: null }]],
    ['lastMessage a string', 'dmThreads', thread({ lastMessage: 'Hi' }), [{ lastMessage: null }]],
    ['participants null', 'dmThreads', thread({ participants: null }), [{ participants: [] }]],
    ['unreadCount "3"', 'matchChats', [{ matchId: 'm1', unreadCount: '3' }], [{ unreadCount: 0 }]],
    ['period null', 'playByPlay', play({ period: null }), [{ period: null }]],
    ['period a list', 'playByPlay', play({ period: [1] }), [{ period: null }]],
    ['scoreHome null', 'playByPlay', play({ scoreHome: null }), [{ scoreHome: null }]],
    ['scoreHome absent', 'match', { status: 'LIVE' }, { scoreHome: null, scoreAway: null, homeTeamAbbr: '' }],
    ['an invalid userChoice', 'completedLive', [{ id: 'm1', userChoice: 'MAYBE' }], [{ userChoice: null }]],
    ['an invalid userPick', 'randomPrediction', card({ userPick: 'MAYBE' }), { userPick: null }],
    [
      'no prediction on a card',
      'randomPrediction',
      card({ prediction: undefined }),
      { prediction: { machinePick: '', leagueInjuries: [] } },
    ],
    ['isGold "yes"', 'randomPrediction', card({ isGold: 'yes' }), { isGold: false }],
    [
      'machine stats that are not numbers',
      'machineStats',
      { currentStreak: 'many' },
      { currentStreak: 0, bestStreak: 0 },
    ],
    [
      'thread null after adding participants',
      'addParticipants',
      { newThread: true, thread: null },
      { newThread: true, thread: null },
    ],
    ['thread without an id', 'addParticipants', { newThread: true, thread: {} }, { thread: null }],
    ['pick not an object', 'lockPick', { pick: 'AGREE' }, { pick: null }],
  ])('%s', (_, name, value, parsed) => expect(parse(name, value)).toMatchObject(parsed as object));
});

test.each([0, 1, 2, 3, 40])('keeps all %i participants of a thread', (count) => {
  const participants = Array.from({ length: count }, (_, n) => participant(n));
  expect(parse('dmThreads', thread({ participants }))).toMatchObject([{ participants }]);
});

test.each<[string, keyof typeof endpoints, unknown, unknown]>([
  ['the end of the day', 'randomPrediction', { endOfDay: true }, { endOfDay: true, prediction: { machinePick: '' } }],
  ['without a match', 'randomPrediction', { match: null }, { match: null, endOfDay: false }],
])('a prediction response may be %s', (_, name, value, parsed) =>
  expect(parse(name, value)).toMatchObject(parsed as object),
);

test.each(['randomPrediction', 'spotlightPrediction', 'recap', 'userSummary', 'currentUser'] as const)(
  '%s may be null',
  (name) => expect(parse(name, null)).toBeNull(),
);
