import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orReload } from './orReload.ts';
import { stubStorage } from './testing/storage.ts';

const Screen = () => null;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn<() => void>();
const browser = { onLine: true };
let items: Record<string, string>;

beforeEach(() => {
  items = stubStorage('sessionStorage');
  reload.mockReset();
  browser.onLine = true;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  vi.stubGlobal('navigator', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Content of the page: the screen, the loading state, or the error page. */
const outcome = async (load: () => Promise<() => null>) => {
  return Promise.race([orReload(load()), setImmediate('loading')]).catch(() => 'error page');
};

test('reloads the page once when a chunk is missing after a deploy', async () => {
  expect(await outcome(missing)).toBe('loading');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows the error page when the chunk is still missing, and keeps drafts', async () => {
  items['draft:u-ada:chat:m-1'] = 'half a thought';
  await outcome(missing);
  expect(await outcome(missing)).toBe('error page');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(items['draft:u-ada:chat:m-1']).toBe('half a thought');
});

test('may reload again after a screen has loaded', async () => {
  await outcome(missing);
  expect(await outcome(async () => Screen)).toBe(Screen);
  await outcome(missing);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not keep a player who leaves on the page when that cancels a chunk', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { promise, reject } = Promise.withResolvers<() => null>();
  const shown = outcome(() => promise);
  window.dispatchEvent(new Event('beforeunload'));
  reject(new TypeError('error loading dynamically imported module'));
  expect(await shown).toBe('loading');
  expect(reload).not.toHaveBeenCalled();
  // The page is still there, such as after a download.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['while offline', () => void (browser.onLine = false)],
  ['when storage is blocked, to avoid a loop', () => void vi.stubGlobal('sessionStorage', undefined)],
])('shows the error page without reloading %s', async (_, happen) => {
  happen();
  expect(await outcome(missing)).toBe('error page');
  expect(reload).not.toHaveBeenCalled();
});
