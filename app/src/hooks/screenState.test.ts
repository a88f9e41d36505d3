import { expect, test } from 'vitest';
import { screenState } from './useScreenState.ts';

const onRetry = () => {};
const options = { isSlow: false, onRetry };
const ready = (data: string) => ({ kind: 'ready' as const, data });
const idle = { data: undefined, isFetching: false, errorUpdateCount: 0 };

const loading = { kind: 'loading', isSlow: false };
const failed = { kind: 'failed', onRetry };
const shown = { kind: 'ready', data: 'rows' };

test.each([
  ['loading', { ...idle, isFetching: true }, false, loading],
  ['failed after the first load fails', { ...idle, errorUpdateCount: 1 }, false, failed],
  ['loading during a retry', { ...idle, isFetching: true, errorUpdateCount: 1 }, false, loading],
  ['still failed while a poll retries', { ...idle, isFetching: true, errorUpdateCount: 1 }, true, failed],
  ['ready when there is data', { ...idle, data: 'rows' }, false, shown],
  ['ready while it is loaded again', { ...idle, isFetching: true, data: 'rows' }, false, shown],
  ['ready when a later refetch fails', { ...idle, data: 'rows', errorUpdateCount: 3 }, true, shown],
])('screenState is %s', (_, query, isQuiet, state) => {
  expect(screenState<string, unknown>(query, { ...options, isQuiet }, ready)).toEqual(state);
});

test('screenState marks slow loading', () => {
  expect(screenState({ ...idle, isFetching: true }, { ...options, isSlow: true }, ready)).toEqual({
    kind: 'loading',
    isSlow: true,
  });
});
