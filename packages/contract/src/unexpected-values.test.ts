import { expect, test } from 'vitest';
import { parseResponse } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Unexpected values in responses: they must be neither lost nor invented. How screens show them is tested in ui. */

const parse = (name: keyof typeof endpoints, value: unknown): unknown => parseResponse(endpoints[name], value);
/** Parses JSON, because 1e309 and `__proto__` have no equivalent in source code. */
const json = (text: string): unknown => JSON.parse(text);

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

test.each<Row>([
  [
    'machinePick DRAW on a card',
    'randomPrediction',
    card({ prediction: { machinePick: 'DRAW' } }),
    { prediction: { machinePick: 'DRAW' } },
  ],
  ['rank WIZARD', 'leaderboard', entry({ rank: 'WIZARD' }), [{ rank: 'WIZARD' }]],
  ['tier DIAMOND', 'achievements', [{ id: 'a1', tier: 'DIAMOND' }], [{ tier: 'DIAMOND' }]],
  [
    'injury Doubtful',
    'randomPrediction',
    card({ prediction: { leagueInjuries: [{ playerName: 'P', status: 'Doubtful' }] } }),
    { prediction: { leagueInjuries: [{ playerName: 'P', status: 'Doubtful', description: '' }] } },
  ],
  ['period OT', 'playByPlay', play({ period: 'OT' }), [{ period: 'OT' }]],
  ['an empty time', 'matchChats', [{ matchId: 'm1', startTime: '' }], [{ startTime: '' }]],
  ['confidence -5', 'recap', recap({ confidencePct: -5 }), { prediction: { confidencePct: -5 } }],
  ['unreadCount -1', 'matchChats', [{ matchId: 'm1', unreadCount: -1 }], [{ unreadCount: -1 }]],
  [
    'a javascript: URL',
    'dmThreads',
    thread({ participants: [{ ...participant(1), profileImageUrl: 'javascript:alert(1)' }] }),
    [{ participants: [{ profileImageUrl: 'javascript:alert(1)' }] }],
  ],
])('unknown values pass unchanged: %s', (_, name, value, parsed) =>
  expect(parse(name, value)).toMatchObject(parsed as object),
);

test.each<Row>([
  ['rank null', 'leaderboard', entry({ rank: null }), [{ rank: 'ROOKIE' }]],
  [
    'totalCount null',
    'randomPrediction',
    card({ communityStats: { ...communityStats, totalCount: null } }),
    { communityStats: null },
  ],
  [
    'confidence 1e309',
    'recap',
    json('{"match":{},"prediction":{"confidencePct":1e309}}'),
    { prediction: { confidencePct: null } },
  ],
  [
    'no prediction in a recap',
    'recap',
    recap(null),
    { prediction: null, grading: null, userResult: null, isGold: false },
  ],
  [
    'wasCorrect absent',
    'userSummary',
    summary({ recentPicks: [{ homeTeam: 'A' }] }),
    { recentPicks: [{ wasCorrect: null }] },
  ],
  ['recentPicks null', 'userSummary', summary({ recentPicks: null }), { recentPicks: [] }],
  ['achievements not a list', 'leaderboard', entry({ achievements: 'many' }), [{ achievements: [] }]],
  ['lastMessage a string', 'dmThreads', thread({ lastMessage: 'Hi' }), [{ lastMessage: null }]],
  ['unreadCount "3"', 'matchChats', [{ matchId: 'm1', unreadCount: '3' }], [{ unreadCount: 0 }]],
  ['period a list', 'playByPlay', play({ period: [1] }), [{ period: null }]],
  ['scoreHome absent', 'match', { status: 'LIVE' }, { scoreHome: null, scoreAway: null, homeTeamAbbr: '' }],
  ['an invalid userChoice', 'completedLive', [{ id: 'm1', userChoice: 'MAYBE' }], [{ userChoice: null }]],
  ['an invalid userPick', 'randomPrediction', card({ userPick: 'MAYBE' }), { userPick: null }],
  ['the end of the day', 'randomPrediction', { endOfDay: true }, { endOfDay: true, prediction: { machinePick: '' } }],
  ['a prediction without a match', 'randomPrediction', { match: null }, { match: null, endOfDay: false }],
  ['thread without an id', 'addParticipants', { newThread: true, thread: {} }, { thread: null }],
])('missing and invalid fields take their default: %s', (_, name, value, parsed) =>
  expect(parse(name, value)).toMatchObject(parsed as object),
);

test.each(['randomPrediction', 'spotlightPrediction', 'recap', 'userSummary', 'currentUser'] as const)(
  '%s may be null',
  (name) => expect(parse(name, null)).toBeNull(),
);
