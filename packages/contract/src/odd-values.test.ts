import { describe, expect, test } from 'vitest';
import { parseAnswer } from './endpoint.ts';
import { endpoints } from './index.ts';

/**
 * The odd values of RELIABILITY.md 2.8: what is sent, and what of it reaches the screen. What a screen then shows is
 * tested in ui; here it only must not be lost or invented.
 */

const answer = (name: keyof typeof endpoints, value: unknown): unknown => parseAnswer(endpoints[name], value);
/** The value after a journey over the wire: 1e309 and `__proto__` mean something only as text. */
const sent = (json: string): unknown => JSON.parse(json);

const chat = (changed: object) => [{ id: 'c1', kind: 'USER', text: 'Hello', username: 'ann', ...changed }];
const person = (n: number) => ({ userId: `u${n}`, username: `user ${n}`, rank: 'ROOKIE', profileImageUrl: null });
const thread = (changed: object) => [{ id: 't1', participants: [person(1)], lastMessage: null, ...changed }];
const summary = (changed: object) => ({ user: { id: 'u1', username: 'ann' }, ...changed });
const recap = (prediction: object | null) => ({ match: { status: 'FINAL' }, prediction });
const card = (changed: object) => ({
  match: { id: 'm1', status: 'SCHEDULED' },
  prediction: { machinePick: 'HOME' },
  ...changed,
});
const stats = { agreePercent: 50, disagreePercent: 50, agreeCount: 12, disagreeCount: 12 };
const entry = (changed: object) => [{ position: 1, userId: 'u1', username: 'ann', ...changed }];
const play = (changed: object) => [{ id: 'p1', period: 1, clock: '7:12', ...changed }];

type Row = [value: string, name: keyof typeof endpoints, sent: unknown, kept: unknown];

describe('a value that the contract does not know passes as given', () => {
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
      'a url in disguise',
      'dmThreads',
      thread({ participants: [{ ...person(1), profileImageUrl: 'javascript:alert(1)' }] }),
      [{ participants: [{ profileImageUrl: 'javascript:alert(1)' }] }],
    ],
    [
      '24 picks',
      'randomPrediction',
      card({ communityStats: { ...stats, totalCount: 24 } }),
      { communityStats: { totalCount: 24 } },
    ],
    [
      '25 picks',
      'randomPrediction',
      card({ communityStats: { ...stats, totalCount: 25 } }),
      { communityStats: { totalCount: 25 } },
    ],
  ])('%s', (_, name, value, kept) => expect(answer(name, value)).toMatchObject(kept as object));
});

describe('a field that is missing or makes no sense takes its default', () => {
  test.each<Row>([
    ['rank null', 'leaderboard', entry({ rank: null }), [{ rank: 'ROOKIE' }]],
    ['rank 7', 'searchUsers', [{ id: 'u1', rank: 7 }], [{ rank: 'ROOKIE' }]],
    [
      'totalCount null',
      'randomPrediction',
      card({ communityStats: { ...stats, totalCount: null } }),
      { communityStats: null },
    ],
    ['confidence null', 'recap', recap({ confidencePct: null }), { prediction: { confidencePct: null } }],
    ['confidence "87"', 'recap', recap({ confidencePct: '87' }), { prediction: { confidencePct: null } }],
    [
      'confidence 1e309',
      'recap',
      sent('{"match":{},"prediction":{"confidencePct":1e309}}'),
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
    ['stats null', 'userSummary', summary({ stats: null }), { stats: { winRate: 0 } }],
    ['achievements null', 'searchUsers', [{ id: 'u1', achievements: null }], [{ achievements: [] }]],
    ['achievements no list', 'leaderboard', entry({ achievements: 'many' }), [{ achievements: [] }]],
    ['lastMessage null', 'dmThreads', thread({}), [{ lastMessage: null }]],
    ['lastMessage a text', 'dmThreads', thread({ lastMessage: 'Hi' }), [{ lastMessage: null }]],
    ['participants null', 'dmThreads', thread({ participants: null }), [{ participants: [] }]],
    ['unreadCount "3"', 'matchChats', [{ matchId: 'm1', unreadCount: '3' }], [{ unreadCount: 0 }]],
    ['period null', 'playByPlay', play({ period: null }), [{ period: null }]],
    ['period a list', 'playByPlay', play({ period: [1] }), [{ period: null }]],
    ['scoreHome null', 'playByPlay', play({ scoreHome: null }), [{ scoreHome: null }]],
    ['scoreHome absent', 'match', { status: 'LIVE' }, { scoreHome: null, scoreAway: null, homeTeamAbbr: '' }],
    ['a choice that is none', 'completedLive', [{ id: 'm1', userChoice: 'MAYBE' }], [{ userChoice: null }]],
    ['userPick that is none', 'randomPrediction', card({ userPick: 'MAYBE' }), { userPick: null }],
    [
      'no prediction on a card',
      'randomPrediction',
      card({ prediction: undefined }),
      { prediction: { machinePick: '', leagueInjuries: [] } },
    ],
    ['isGold "yes"', 'randomPrediction', card({ isGold: 'yes' }), { isGold: false }],
    ['machine stats of words', 'machineStats', { currentStreak: 'many' }, { currentStreak: 0, bestStreak: 0 }],
    [
      'thread of an added person null',
      'addParticipants',
      { newThread: true, thread: null },
      { newThread: true, thread: null },
    ],
    ['thread without an id', 'addParticipants', { newThread: true, thread: {} }, { thread: null }],
    ['pick of another shape', 'lockPick', { pick: 'AGREE' }, { pick: null }],
  ])('%s', (_, name, value, kept) => expect(answer(name, value)).toMatchObject(kept as object));
});

test.each([0, 1, 2, 3, 40])('a thread keeps all of %i participants', (many) => {
  const participants = Array.from({ length: many }, (_, n) => person(n));
  expect(answer('dmThreads', thread({ participants }))).toMatchObject([{ participants }]);
});

test.each<[string, keyof typeof endpoints, unknown, unknown]>([
  ['the end of the day', 'randomPrediction', { endOfDay: true }, { endOfDay: true, prediction: { machinePick: '' } }],
  ['no match at all', 'randomPrediction', { match: null }, { match: null, endOfDay: false }],
])('a prediction may be %s', (_, name, value, kept) => expect(answer(name, value)).toMatchObject(kept as object));

test.each(['randomPrediction', 'spotlightPrediction', 'recap', 'userSummary', 'currentUser'] as const)(
  '%s may be null',
  (name) => expect(answer(name, null)).toBeNull(),
);
