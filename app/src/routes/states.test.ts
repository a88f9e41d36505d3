import { endOfDayAnswer, noMatchAnswer, openPrediction } from '@machine/mocks/fixtures';
import type { PredictionCardProps } from '@machine/ui';
import { expect, test } from 'vitest';
import { homeState } from './HomeRoute.tsx';

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
