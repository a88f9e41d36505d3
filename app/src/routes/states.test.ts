import {
  dmMessages,
  dmThread,
  endOfDayResponse,
  finalMatch,
  finalRecap,
  generatedSignup,
  liveDetail,
  liveMatch,
  liveRecap,
  noMatchResponse,
  oneUser,
  openPrediction,
  player,
  provisionalMatch,
} from '@machine/mocks/fixtures';
import type { PredictionCardProps } from '@machine/ui';
import { ContractError } from '@machine/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../api/error.ts';
import { headerViewer } from '../panels/HeaderContainer.tsx';
import { signupFailure } from '../queries/account.ts';
import { postingKind } from '../hooks/useMatchChat.ts';
import { selectableUsers } from '../hooks/usePeoplePicker.ts';
import { searchState } from '../panels/Search.tsx';
import { resultsOf } from './CompletedRoute.tsx';
import { homeState } from './HomeRoute.tsx';
import { forgotPasswordState } from './ForgotPasswordRoute.tsx';
import { chosenBoard } from './LeaderboardsRoute.tsx';
import { titleOf } from './MatchChatRoute.tsx';
import { viewerOf } from './ProfileRoute.tsx';
import { recapFailure, withScore } from './RecapRoute.tsx';
import { resetPasswordState } from './ResetPasswordRoute.tsx';
import { deletionFailure, logoutEverywhereFailure } from '../queries/settings.ts';
import { confirmationState, exportState, dialogActionState, passwordState } from './SettingsRoute.tsx';
import { threadState } from './ThreadRoute.tsx';
import { signupState } from './SignupRoute.tsx';

const card = { prediction: openPrediction } as PredictionCardProps;

test.each([
  ['the server has none', null, { kind: 'empty' }],
  ['there are no matches', noMatchResponse, { kind: 'empty' }],
  ['the day is over', endOfDayResponse, { kind: 'endOfDay' }],
  ['a card is there', openPrediction, { kind: 'ready', card }],
])('I12: when %s, home says so', (_, answer, state) => {
  expect(homeState(() => card)(answer)).toEqual(state);
});

test.each([
  [{ kind: 'loading', hasFailed: false } as const, { kind: 'loading' }],
  [{ kind: 'loading', hasFailed: true } as const, { kind: 'loading' }],
  [{ kind: 'anonymous' } as const, { kind: 'anonymous' }],
  [{ kind: 'player', user: player } as const, { kind: 'player', username: 'ada_predicts' }],
])('the header knows of the session only what it shows: %j', (session, viewer) => {
  expect(headerViewer(session)).toEqual(viewer);
});

test.each([
  [
    { data: undefined, error: null, isPending: false, isWaiting: false },
    { kind: 'form', isSubmitting: false, isWaiting: false, error: null },
  ],
  [
    { data: undefined, error: null, isPending: true, isWaiting: false },
    { kind: 'form', isSubmitting: true, isWaiting: false, error: null },
  ],
  [
    { data: generatedSignup, error: null, isPending: false, isWaiting: false },
    { kind: 'done', username: 'SwiftFalcon482', usernameGenerated: true },
  ],
])('the sign-up is a form until there is a name', (signup, state) => {
  expect(signupState(signup, false)).toEqual(state);
});

test.each([
  [new ContractError('/api/auth/signup', 'user'), 'Signup error', 'Invalid server response'],
  [new ApiError(400, '{"message":"Name is taken"}'), 'Signup failed', 'Name is taken'],
  [new TypeError('Failed to fetch'), 'Signup failed', 'Failed to create account'],
])('C04: a failed sign-up is told in the words of the specification: %s', (error, title, description) => {
  expect(signupFailure(error)).toEqual({ title, description });
});

test.each([
  ['', 'all', 'stars'],
  ['period=weekly', 'weekly', 'stars'],
  ['board=slayers&period=daily', 'daily', 'slayers'],
  ['period=all-time&board=__proto__', 'all', 'stars'],
  ['period=daily&period=weekly', 'daily', 'stars'],
])('the address ?%s names the board %s/%s', (search, period, board) => {
  expect(chosenBoard(new URLSearchParams(search))).toEqual({ period, board });
});

test.each([
  ['', '', { kind: 'idle' }],
  ['mi', '', { kind: 'loading' }],
  ['mira', 'mi', { kind: 'loading' }],
  ['mira', 'mira', { kind: 'empty' }],
])('C07: what stands in the field (%j, asked: %j) decides what is shown', (text, settled, state) => {
  expect(searchState(text, settled, { kind: 'empty' })).toEqual(state);
});

test.each([
  [{ kind: 'loading', hasFailed: true } as const, 'loading'],
  [{ kind: 'anonymous' } as const, 'anonymous'],
  [{ kind: 'player', user: player } as const, 'own'],
  [{ kind: 'player', user: { ...player, id: 'u-other' } } as const, 'player'],
])("a profile is one's own only to its owner: %j", (session, viewer) => {
  expect(viewerOf(session, player.id)).toBe(viewer);
});

test('a new result and a corrected one show; a basket in a live match does not', () => {
  const before = resultsOf([liveMatch, provisionalMatch, finalMatch]);
  expect(resultsOf([{ ...liveMatch, scoreHome: 99 }, finalMatch, provisionalMatch])).toBe(before);
  expect(resultsOf([{ ...liveMatch, status: 'FINAL' }, provisionalMatch, finalMatch])).not.toBe(before);
  expect(resultsOf([liveMatch, provisionalMatch, { ...finalMatch, scoreHome: 1 }])).not.toBe(before);
});

test('a recap takes the fresh score while its match moves, and none from another state of it', () => {
  const told = {
    ...finalMatch,
    ...finalRecap.match,
    homeTeamAbbr: 'LAL',
    awayTeamAbbr: 'PHX',
    scoreHome: 90,
    scoreAway: 88,
  };
  expect(withScore(liveRecap, { ...told, status: 'LIVE' }).match).toMatchObject({ scoreHome: 90, scoreAway: 88 });
  expect(withScore(liveRecap, { ...told, status: 'FINAL' })).toBe(liveRecap);
  expect(withScore(finalRecap, undefined)).toBe(finalRecap);
});

test.each([
  [new ApiError(500, 'Recap exploded'), '500: Recap exploded'],
  [new ApiError(500, '{"message":"Recap exploded"}'), '500: Recap exploded'],
  [new ApiError(502, '', 'Bad Gateway'), '502: Bad Gateway'],
  [new ApiError(502, '<html><body>Bad gateway</body></html>', 'Bad Gateway'), '502: The server gave no reason.'],
  [new ApiError(500, '{"code":7}'), '500: The server gave no reason.'],
  [new TypeError('Failed to fetch'), 'The server did not answer.'],
])('a failed recap shows the status and the sentence: %s', (error, message) => {
  expect(recapFailure(error)).toBe(message);
});

test.each([
  [true, { problem: expect.stringContaining('block cookies') as string }],
  [false, {}],
])('a sign-up says when its session does not hold: %s', (isAnonymous, more) => {
  const signup = { data: generatedSignup, error: null, isPending: false, isWaiting: false };
  expect(signupState(signup, isAnonymous)).toEqual({
    kind: 'done',
    username: 'SwiftFalcon482',
    usernameGenerated: true,
    ...more,
  });
});

const ada = { kind: 'player', user: player } as const;

test.each([
  [{ kind: 'loading', hasFailed: true } as const, true, 'loading'],
  [{ kind: 'anonymous' } as const, true, 'anonymous'],
  [ada, undefined, 'loading'],
  [ada, false, 'noPick'],
  [ada, true, 'picked'],
])('C20: only who has picked may write in a chat: %j, %s', (session, hasPicked, kind) => {
  expect(postingKind(session, hasPicked)).toBe(kind);
});

test('RULES: only those whom one follows may be written to, and nobody twice', () => {
  expect(selectableUsers(oneUser, []).map(({ id }) => id)).toEqual(oneUser.map(({ id }) => id));
  expect(
    selectableUsers(
      oneUser,
      oneUser.map(({ id }) => id),
    ),
  ).toEqual([]);
});

test('a match is titled by what it tells of its teams', () => {
  expect(titleOf({ ...liveDetail, homeTeam: 'Arsenal', awayTeam: 'Fulham' })).toBe('Arsenal @ Fulham');
  expect(titleOf({ ...liveDetail, homeTeam: '', awayTeam: '', homeTeamAbbr: 'ARS', awayTeamAbbr: 'FUL' })).toBe(
    'ARS @ FUL',
  );
  expect(titleOf(undefined)).toBe('Match');
});

const RESET_FAILED = 'Invalid or expired reset link';
const CHANGE_FAILED = 'Failed to change password. Please check your current password.';
const retry = () => {};
const around = { isPaused: false, retry };
const slow = { kind: 'loading', isSlow: false } as const;
const broken = { kind: 'failed', onRetry: retry } as const;
const list = { kind: 'ready', all: [dmThread] } as const;
const said = { kind: 'ready', rows: dmMessages } as const;

test.each([
  ['its messages are on their way', list, slow, dmThread, slow],
  ['the list is on its way', slow, said, undefined, slow],
  ['its messages failed', list, broken, dmThread, broken],
  ['the list failed', broken, said, undefined, broken],
  ['the list does not have it', list, said, undefined, broken],
  ['all is there', list, said, dmThread, { kind: 'ready', thread: dmThread, messages: dmMessages, isPaused: false }],
])('C33: when %s, a conversation says so', (_, threads, messages, thread, state) => {
  expect(threadState(threads, messages, thread, around)).toEqual(state);
});

const idle = { isPending: false, isWaiting: false, isSuccess: false, error: null };
const busy = { ...idle, isPending: true };
const over = { ...idle, isSuccess: true };
const refused = { ...idle, error: new ApiError(429, '{"message":"Not so fast."}'), isWaiting: true };
const lost = { ...idle, error: new TypeError('Failed to fetch') };

test.each([
  [idle, undefined, { kind: 'form', isSubmitting: false, isWaiting: false, error: null }],
  [busy, undefined, { kind: 'form', isSubmitting: true, isWaiting: false, error: null }],
  [refused, undefined, { kind: 'form', isSubmitting: false, isWaiting: true, error: 'Not so fast.' }],
  [lost, undefined, { kind: 'form', isSubmitting: false, isWaiting: false, error: 'Failed to send reset email' }],
  [over, { email: 'ada@example.com' }, { kind: 'done', email: 'ada@example.com' }],
])('C05: a forgotten password is a form until the mail is sent', (write, variables, state) => {
  expect(forgotPasswordState({ ...write, variables })).toEqual(state);
});

test.each([
  [undefined, false, idle, { kind: 'invalid' }],
  ['', false, idle, { kind: 'invalid' }],
  [undefined, true, idle, { kind: 'done' }],
  ['t', false, busy, { kind: 'form', token: 't', isSubmitting: true, isWaiting: false, error: null }],
  ['t', true, lost, { kind: 'form', token: 't', isSubmitting: false, isWaiting: false, error: RESET_FAILED }],
])('C06, S17: token %j, done %s', (token, isDone, write, state) => {
  expect(resetPasswordState(token, isDone, write)).toEqual(state);
});

test.each([
  [idle, { kind: 'form', isSubmitting: false, isWaiting: false, error: null }],
  [lost, { kind: 'form', isSubmitting: false, isWaiting: false, error: CHANGE_FAILED }],
  [over, { kind: 'done' }],
])('C37: a password is changed only by a success', (write, state) => {
  expect(passwordState(write)).toEqual(state);
});

test.each([
  [idle, { kind: 'idle' }],
  [busy, { kind: 'busy' }],
  [lost, { kind: 'failed', error: 'Failed to send the email. Please try again.', isWaiting: false }],
  [refused, { kind: 'failed', error: 'Not so fast.', isWaiting: true }],
  [over, { kind: 'sent' }],
])('C40: a confirmation link is sent only by a success', (write, state) => {
  expect(confirmationState(write)).toEqual(state);
});

test.each([
  [idle, undefined, { kind: 'idle' }],
  [busy, 'old.json', { kind: 'busy' }],
  [refused, 'old.json', { kind: 'failed', isWaiting: true }],
  [over, 'new.json', { kind: 'done', fileName: 'new.json' }],
])('C39: an export is saved only by a success', (write, data, state) => {
  expect(exportState({ ...write, data })).toEqual(state);
});

test.each([
  [idle, { kind: 'idle' }],
  [busy, { kind: 'busy' }],
  [lost, { kind: 'failed', error: 'Failed to delete account. Please try again.', isWaiting: false }],
  [refused, { kind: 'failed', error: 'Not so fast.', isWaiting: true }],
])('C38: a deletion says in its dialog what failed', (write, state) => {
  expect(dialogActionState(write, deletionFailure)).toEqual(state);
});

test.each([
  [idle, { kind: 'idle' }],
  [busy, { kind: 'busy' }],
  [lost, { kind: 'failed', error: 'Failed to log out everywhere. Please try again.', isWaiting: false }],
  [refused, { kind: 'failed', error: 'Not so fast.', isWaiting: true }],
])('logging out everywhere shows its failure in its dialog', (write, state) => {
  expect(dialogActionState(write, logoutEverywhereFailure)).toEqual(state);
});
