import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleQueue } from './idleQueue.ts';

/** One idle period. */
const idlePeriod = () => vi.advanceTimersByTimeAsync(1);

let done: string[];
const task =
  (name: string, durationMs = 0) =>
  () =>
    new Promise<void>((resolve) => {
      done.push(name);
      setTimeout(resolve, durationMs);
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

test('runs tasks one after another, each in its own idle period (AF18)', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', task('first', 1_000));
  whenIdle('part', task('second'));
  await idlePeriod();
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toEqual(['first', 'second']);
});

test('waits at most four seconds for a task that hangs', async () => {
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

test('runs panels after all parts, including later ones', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('panel', task('panel'));
  whenIdle('part', task('part', 10));
  await idlePeriod();
  whenIdle('part', task('late part'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['part', 'late part', 'panel']);
});

test('skips canceled tasks', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', task('first'));
  whenIdle('part', task('canceled'))();
  whenIdle('panel', task('last'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'last']);
});

test('continues after a failed task and after the queue was empty', async () => {
  const whenIdle = createIdleQueue();
  whenIdle('part', () => Promise.reject(new Error('lost')));
  whenIdle('part', task('next'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['next']);
  whenIdle('panel', task('much later'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['next', 'much later']);
});

test('does not load panels in data-saver mode (AF18)', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const whenIdle = createIdleQueue();
  whenIdle('panel', task('panel'));
  whenIdle('part', task('part'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['part']);
});

test('waits half a second in browsers without requestIdleCallback', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const whenIdle = createIdleQueue();
  whenIdle('part', task('part'));
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toEqual([]);
  await idlePeriod();
  expect(done).toEqual(['part']);
});
