import { endOfDayAnswer, generatedSignup, noMatchAnswer, openPrediction, player } from '@machine/mocks/fixtures';
import type { PredictionCardProps } from '@machine/ui';
import { ContractError } from '@machine/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../api/error.ts';
import { headerViewer } from '../panels/HeaderContainer.tsx';
import { signupFailure } from '../queries/session.ts';
import { homeState } from './HomeRoute.tsx';
import { signupState } from './SignupRoute.tsx';

const onRetry = () => {};
const card = { prediction: openPrediction } as PredictionCardProps;
const parts = { card: () => card, isSlow: false, onRetry };
const idle = { isError: false, isFetching: false };

test.each([
  ['nothing has come yet', { ...idle, data: undefined, isFetching: true }, { kind: 'loading', isSlow: false }],
  ['the first load failed', { ...idle, data: undefined, isError: true }, { kind: 'failed', onRetry }],
  ['it is tried again', { data: undefined, isError: true, isFetching: true }, { kind: 'loading', isSlow: false }],
  ['the server has none', { ...idle, data: null }, { kind: 'empty' }],
  ['there are no matches', { ...idle, data: noMatchAnswer }, { kind: 'empty' }],
  ['the day is over', { ...idle, data: endOfDayAnswer }, { kind: 'endOfDay' }],
  ['a card is there', { ...idle, data: openPrediction }, { kind: 'ready', card }],
  ['a card is there and a refetch failed', { ...idle, data: openPrediction, isError: true }, { kind: 'ready', card }],
])('I12: when %s, home says so', (_, answer, state) => {
  expect(homeState(answer, parts)).toEqual(state);
});

test.each([
  [{ kind: 'loading' } as const, { kind: 'loading' }],
  [{ kind: 'anonymous' } as const, { kind: 'anonymous' }],
  [{ kind: 'player', user: player } as const, { kind: 'player', username: 'ada_predicts' }],
])('the header knows of the session only what it shows: %j', (session, viewer) => {
  expect(headerViewer(session)).toEqual(viewer);
});

test.each([
  [
    { data: undefined, isPending: false, isWaiting: false },
    { kind: 'form', isSubmitting: false, isWaiting: false },
  ],
  [
    { data: undefined, isPending: true, isWaiting: false },
    { kind: 'form', isSubmitting: true, isWaiting: false },
  ],
  [
    { data: generatedSignup, isPending: false, isWaiting: false },
    { kind: 'done', username: 'SwiftFalcon482', usernameGenerated: true },
  ],
])('the sign-up is a form until there is a name', (signup, state) => {
  expect(signupState(signup)).toEqual(state);
});

test.each([
  [new ContractError('/api/auth/signup', 'user'), 'Signup error', 'Invalid server response'],
  [new ApiError(400, '{"message":"Name is taken"}'), 'Signup failed', 'Name is taken'],
  [new TypeError('Failed to fetch'), 'Signup failed', 'Failed to create account'],
])('C04: a failed sign-up is told in the words of the specification: %s', (error, title, description) => {
  expect(signupFailure(error)).toEqual({ title, description });
});
