import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

let done: string[];
const load =
  (name: string, durationMs = 0) =>
  () =>
    new Promise<void>((resolve) => {
      done.push(name);
      setTimeout(resolve, durationMs);
    });
const hang = () => new Promise<never>(() => {});
const start = (parts: Array<() => Promise<unknown>>) =>
  prefetch(parts, [load('panel')], (hasFailed) => done.push(hasFailed ? 'some failed' : 'all loaded'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
  done = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('imports parts and then panels one after another, each when the page is idle', async () => {
  start([load('first', 1_000), load('second')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['first']);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'second', 'all loaded', 'panel']);
});

test('does not import panels in data-saver mode', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  start([load('part')]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['part', 'all loaded']);
});

test('goes on after an import that fails and four seconds after one that hangs', async () => {
  start([() => Promise.reject(new Error('lost')), hang, load('part')]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['part', 'some failed', 'panel']);
});

test('stops', async () => {
  const stop = start([load('part')]);
  stop();
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

test('waits for the page to load, and half a second in browsers without requestIdleCallback', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestIdleCallback', undefined);
  start([load('part')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual([]);
  page.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['part']);
});

test('waits at most four seconds for the page to load', async () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('window', new EventTarget());
  start([load('part')]);
  await vi.advanceTimersByTimeAsync(4_001);
  expect(done).toEqual(['part']);
});
