import { expect, test } from 'vitest';
import { screenState } from './useScreenState.ts';

const onRetry = () => {};
const around = { isSlow: false, onRetry };
const ready = (data: string) => ({ kind: 'ready' as const, data });
const idle = { data: undefined, isFetching: false, errorUpdateCount: 0 };

const loading = { kind: 'loading', isSlow: false };
const failed = { kind: 'failed', onRetry };
const shown = { kind: 'ready', data: 'rows' };

test.each([
  ['nothing has come yet', { ...idle, isFetching: true }, false, loading],
  ['the first load failed', { ...idle, errorUpdateCount: 1 }, false, failed],
  ['it is tried again', { ...idle, isFetching: true, errorUpdateCount: 1 }, false, loading],
  ['a poll tries again by itself', { ...idle, isFetching: true, errorUpdateCount: 1 }, true, failed],
  ['the answer is there', { ...idle, data: 'rows' }, false, shown],
  ['a later refetch failed', { ...idle, data: 'rows', errorUpdateCount: 3 }, true, shown],
])('I12: when %s, a screen says so', (_, asked, isQuiet, state) => {
  expect(screenState<string, unknown>(asked, { ...around, isQuiet }, ready)).toEqual(state);
});

test('R1: after ten seconds it is still loading, and says so', () => {
  expect(screenState({ ...idle, isFetching: true }, { ...around, isSlow: true }, ready)).toEqual({
    kind: 'loading',
    isSlow: true,
  });
});
