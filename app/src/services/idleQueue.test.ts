import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleQueue } from './idleQueue.ts';

/** One pause of the page. */
const pause = () => vi.advanceTimersByTimeAsync(1);

let done: string[];
const task =
  (name: string, took = 0) =>
  () =>
    new Promise<void>((resolve) => {
      done.push(name);
      setTimeout(resolve, took);
    });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
  done = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('AF18: what comes at rest comes one after another, each at a pause of its own', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', task('first', 1_000));
  whenIdle('part', task('second'));
  await pause();
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toEqual(['first', 'second']);
});

test('one that hangs keeps the next for four seconds, not for ever', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', () => {
    done.push('hangs');
    return new Promise(() => {});
  });
  whenIdle('part', task('next'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done).toEqual(['hangs']);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toEqual(['hangs', 'next']);
});

test('a panel comes after every part, also after one that was told of later', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('panel', task('panel'));
  whenIdle('part', task('part', 10));
  await pause();
  whenIdle('part', task('late part'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['part', 'late part', 'panel']);
});

test('what is taken out of the row does not come', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', task('first'));
  whenIdle('part', task('gone'))();
  whenIdle('panel', task('last'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'last']);
});

test('one that fails keeps nothing from coming, and the row goes on after it was empty', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', () => Promise.reject(new Error('lost')));
  whenIdle('part', task('next'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['next']);
  whenIdle('panel', task('much later'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['next', 'much later']);
});

test('AF18: where data is to be saved, no panel comes before it is asked for', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const whenIdle = createIdleQueue();
  whenIdle('panel', task('panel'));
  whenIdle('part', task('part'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['part']);
});

test('a browser that cannot tell a pause is given half a second', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const whenIdle = createIdleQueue();
  whenIdle('part', task('part'));
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toEqual([]);
  await pause();
  expect(done).toEqual(['part']);
});
