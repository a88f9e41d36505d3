import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScreen } from './lazyRoute.ts';

const Screen = () => null;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn<() => void>();
const browser = { onLine: true };
const notes = new Map<string, string>();
const storage = {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, value: string) => void notes.set(key, value),
  removeItem: (key: string) => void notes.delete(key),
};

beforeEach(() => {
  notes.clear();
  reload.mockReset();
  browser.onLine = true;
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

/** What the page shows: the screen, still the place to wait in, or the error page. */
const outcome = async (load: () => Promise<() => null>) => {
  const waiting = new Promise((resolve) => {
    setImmediate(resolve, 'waits');
  });
  return Promise.race([loadScreen(load), waiting]).catch(() => 'error page');
};

test('AF14: a screen that is gone after a new deploy loads the page anew, once, and waits meanwhile', async () => {
  expect(await outcome(gone)).toBe('waits');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('AF14, R15: one that is gone after that too is the error page, and drafts are untouched', async () => {
  notes.set('draft:u-ada:chat:m-1', 'half a thought');
  await outcome(gone);
  expect(await outcome(gone)).toBe('error page');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notes.get('draft:u-ada:chat:m-1')).toBe('half a thought');
});

test('AF14: once a screen has come, the next deploy may load the page anew again', async () => {
  await outcome(gone);
  expect(await outcome(async () => Screen)).toEqual({ default: Screen });
  await outcome(gone);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('AF14: offline it is the error page at once: a reload would lose the page', async () => {
  browser.onLine = false;
  expect(await outcome(gone)).toBe('error page');
  expect(reload).not.toHaveBeenCalled();
});

test('AF3, AF14: where nothing can be noted the page is never loaded anew, or it would be for ever', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await outcome(gone)).toBe('error page');
  expect(reload).not.toHaveBeenCalled();
});
