import { notificationPath } from '@machine/contract/notification.ts';
import { liveDetail } from '@machine/mocks/chat.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { luckyEdge, tooFewEdge } from '@machine/mocks/edge.ts';
import { edgeTable } from '@machine/mocks/edgeTable.ts';
import { finalMatch, liveMatch, provisionalMatch } from '@machine/mocks/match.ts';
import { dmMessages, dmThread } from '@machine/mocks/message.ts';
import { practiceMatches } from '@machine/mocks/practice.ts';
import { endOfDayResponse, noMatchResponse, openPrediction, pendingDayEndResponse } from '@machine/mocks/prediction.ts';
import { oneUser, ownSummary } from '@machine/mocks/profile.ts';
import { delayedRecap } from '@machine/mocks/realMatches.ts';
import { finalRecap, liveRecap } from '@machine/mocks/recap.ts';
import type { PredictionCardProps } from '@machine/ui/prediction/PredictionCard.tsx';
import type { ReceiptState } from '@machine/ui/proof/receiptState.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../api/error.ts';
import { postingKind } from '../hooks/useMatchChat.ts';
import { selectableUsers } from '../hooks/usePeoplePicker.ts';
import { searchState } from '../panels/Search.tsx';
import { resultsKey } from './CompletedRoute.tsx';
import { homeState } from './HomeRoute.tsx';
import { selectedBoard } from '../queries/leaderboard.ts';
import { descriptionOf } from './descriptions.ts';
import { machineState, selectedLeague } from './MachineRoute.tsx';
import { titleOf } from './MatchChatRoute.tsx';
import { hasEdge, viewerOf } from './ProfileRoute.tsx';
import { practiceState } from './PracticeRoute.tsx';
import { recapFailure, withScore } from './RecapRoute.tsx';
import { matchHref } from './ReceiptRoute.tsx';
import { threadState } from './ThreadRoute.tsx';
import { screens } from './screens.ts';
import { HOME } from './TitledScreen.tsx';

const card = { prediction: openPrediction } as PredictionCardProps;
const links = [{ label: 'Practice', href: '/practice' }];
const { dayEnd } = pendingDayEndResponse;

test.each([
  ['empty for a null response', null, { kind: 'empty' }],
  ['empty without a match', noMatchResponse, { kind: 'empty' }],
  ['endOfDay at the end of the day', endOfDayResponse, { kind: 'endOfDay' }],
  ['endOfDay with what is pending', pendingDayEndResponse, { kind: 'endOfDay', dayEnd, now: FIXED_NOW, links }],
  ['ready with a card', openPrediction, { kind: 'ready', card }],
])('homeState is %s', (_, response, state) => {
  expect(homeState(() => card, FIXED_NOW, links)(response)).toEqual(state);
});

const round = { matches: practiceMatches.slice(0, 2), choices: [], position: 0 };
test.each([
  ['empty without matches', { ...round, matches: [] }, { kind: 'empty' }],
  ['ready with a match left', { ...round, position: 1 }, { kind: 'ready', round: { ...round, position: 1 } }],
  ['finished after the last one', { ...round, position: 2 }, { kind: 'finished', round: { ...round, position: 2 } }],
])('practiceState is %s', (_, value, state) => {
  expect(practiceState(value)).toEqual(state);
});

const readyReceipt = { kind: 'ready', receipt: { pick: { startTime: FIXED_NOW.toISOString() } } } as ReceiptState;

test.each([
  ['the recap of a started match', readyReceipt, 0, '/completed/m-1'],
  ['the card of a match that has not started', readyReceipt, -1, '/?match=m-1'],
  ['the recap for an old pick', { kind: 'no-receipt' } as const, 0, '/completed/m-1'],
  ['the card without a pick', { kind: 'no-pick' } as const, 0, '/?match=m-1'],
])('matchHref is %s', (_, state, ms, href) => {
  expect(matchHref('m-1', state, new Date(FIXED_NOW.getTime() + ms))).toBe(href);
});

test.each([
  ['', 'all', 'stars'],
  ['period=weekly', 'weekly', 'stars'],
  ['board=slayers&period=daily', 'daily', 'slayers'],
  ['period=all-time&board=__proto__', 'all', 'stars'],
])('selectedBoard reads ?%s as %s/%s', (search, period, board) => {
  expect(selectedBoard(new URLSearchParams(search))).toEqual({ period, board });
});

test.each([
  ['', '', { kind: 'idle' }],
  ['mi', '', { kind: 'loading' }],
  ['mira', 'mi', { kind: 'loading' }],
  ['mira', 'mira', { kind: 'empty' }],
])('searchState depends on the text %j and the debounced text %j', (text, debounced, state) => {
  expect(searchState(text, debounced, { kind: 'empty' })).toEqual(state);
});

test.each([
  [{ kind: 'anonymous' } as const, 'anonymous'],
  [{ kind: 'player', user: player } as const, 'own'],
  [{ kind: 'player', user: { ...player, id: 'u-other' } } as const, 'player'],
])("viewerOf returns 'own' only for the owner of the profile: %j", (session, viewer) => {
  expect(viewerOf(session, player.id)).toBe(viewer);
});

test('resultsKey changes with new and corrected results but not with a live score', () => {
  const before = resultsKey([liveMatch, provisionalMatch, finalMatch]);
  expect(resultsKey([{ ...liveMatch, scoreHome: 99 }, finalMatch, provisionalMatch])).toBe(before);
  expect(resultsKey([{ ...liveMatch, status: 'FINAL' }, provisionalMatch, finalMatch])).not.toBe(before);
  expect(resultsKey([liveMatch, provisionalMatch, { ...finalMatch, scoreHome: 1 }])).not.toBe(before);
});

test('withScore takes the latest score only while the status is the same', () => {
  const detail = { ...liveDetail, scoreHome: 90, scoreAway: 88 };
  expect(withScore(liveRecap, { ...detail, status: 'LIVE' }).match).toMatchObject({ scoreHome: 90, scoreAway: 88 });
  const asOf = '2025-10-14T12:00:00Z';
  expect(withScore(delayedRecap, { ...detail, status: 'LIVE', asOf }).match.asOf).toBe(asOf);
  expect(withScore(liveRecap, { ...detail, status: 'FINAL' })).toBe(liveRecap);
  expect(withScore(finalRecap, undefined)).toBe(finalRecap);
});

test.each([
  [new ApiError(500, '{"message":"Recap exploded"}'), '500: Recap exploded'],
  [new ApiError(500, '{"code":7}'), '500: The server gave no reason.'],
  [new TypeError('Failed to fetch'), "The server didn't respond."],
])('recapFailure shows the status and the message: %s', (error, message) => {
  expect(recapFailure(error)).toBe(message);
});

const ada = { kind: 'player', user: player } as const;

test.each([
  [{ kind: 'loading' } as const, true, 'loading'],
  [{ kind: 'anonymous' } as const, true, 'anonymous'],
  [ada, undefined, 'loading'],
  [ada, false, 'noPick'],
  [ada, true, 'picked'],
])('postingKind allows posting only after a pick: %j, %s', (session, hasPicked, kind) => {
  expect(postingKind(session, hasPicked)).toBe(kind);
});

test('selectableUsers returns followed users who are not excluded', () => {
  const everyone = oneUser.map(({ id }) => id);
  expect(selectableUsers(oneUser, []).map(({ id }) => id)).toEqual(everyone);
  expect(selectableUsers(oneUser, everyone)).toEqual([]);
});

test('titleOf uses the full names or the abbreviations', () => {
  expect(titleOf({ ...liveDetail, homeTeam: 'Arsenal', awayTeam: 'Fulham' })).toBe('Fulham at Arsenal');
  const short = { homeTeam: '', awayTeam: '', homeTeamAbbr: 'ARS', awayTeamAbbr: 'FUL' };
  expect(titleOf({ ...liveDetail, ...short })).toBe('FUL at ARS');
  expect(titleOf(undefined)).toBe('Match');
});

const retry = () => {};
const options = { isPaused: false, retry };
const slow = { kind: 'loading', isSlow: false } as const;
const broken = { kind: 'failed', onRetry: retry } as const;
const list = { kind: 'ready', all: [dmThread] } as const;
const messageList = { kind: 'ready', rows: dmMessages } as const;
const readyThread = { kind: 'ready', thread: dmThread, messages: dmMessages, isPaused: false } as const;

test.each([
  ['loading while the messages load', list, slow, dmThread, slow],
  ['loading while the list loads', slow, messageList, undefined, slow],
  ['failed when the messages fail', list, broken, dmThread, broken],
  ['failed when the list fails', broken, messageList, undefined, broken],
  ['failed when the list does not contain the thread', list, messageList, undefined, broken],
  ['ready when both have loaded', list, messageList, dmThread, readyThread],
])('threadState is %s', (_, threads, messages, thread, state) => {
  expect(threadState(threads, messages, thread, options)).toEqual(state);
});

test.each([
  ['', 'NBA'],
  ['league=EPL', 'EPL'],
  ['league=MLB', 'NBA'],
])('selectedLeague reads ?%s as %s', (search, league) => {
  expect(selectedLeague(new URLSearchParams(search))).toBe(league);
});

test.each([
  ['loading while it is unknown whether there is a table', slow, slow],
  ['failed when that is all that failed', { kind: 'failed' }, { kind: 'failed' }],
  ['without-table against an older server', { kind: 'ready', hasTable: false }, { kind: 'without-table' }],
  ['the state of the table', { kind: 'ready', hasTable: true }, { kind: 'ready', table: edgeTable }],
] as const)('machineState is %s', (_, stats, state) => {
  expect(machineState(stats, { kind: 'ready', table: edgeTable })).toEqual(state);
});

test.each([
  [{ ...ownSummary, edge: luckyEdge }, true],
  [{ ...ownSummary, edge: tooFewEdge }, false],
  [null, false],
])('hasEdge requests details only for an edge with a number', (summary, expected) => {
  expect(hasEdge(summary)).toBe(expected);
});

test.each([
  ['MATCH', 'nba-1', '/match-chat/nba-1'],
  ['RESULTS', '', '/completed'],
  ['PROFILE', '..', '/profile/%252E%252E'],
  ['ACHIEVEMENTS', '', '/achievements'],
  ['THREAD', '1', '/messages/1'],
  ['LEAGUE', '1', '/leagues/1'],
  ['SEASON', '7', null],
])('a notification about %s %j opens %s', (kind, id, path) => {
  expect(notificationPath({ kind, id })).toBe(path);
});

test('the routes that search engines list most have a description of their own', () => {
  const routes = screens.filter(({ path }) => /^\/(leaderboards|completed|machine|practice)\b/.test(path));
  const descriptions = new Set([HOME, ...routes].map(({ path }) => descriptionOf(path)));
  expect([routes.length, descriptions.size]).toEqual([5, 6]);
});
