import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';

const broken = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('full');
  },
};

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['<script>', '', '{'])('treats the invalid value %j as unset', async (value) => {
  stubStorage('localStorage', { theme: value, 'cookie-consent': value });
  const { readStored } = await import('./storage.ts');
  expect(readStored('theme')).toBeNull();
  expect(readStored('cookie-consent')).toBeNull();
});

test('keeps values in memory when storage throws', async () => {
  vi.stubGlobal('localStorage', broken);
  const { readStored, writeStored } = await import('./storage.ts');
  expect(readStored('cookie-consent')).toBeNull();
  writeStored('cookie-consent', 'dismissed');
  expect(readStored('cookie-consent')).toBe('dismissed');
});

test('notifies of changes made in another tab', async () => {
  const values: Record<string, string> = { theme: 'dark' };
  const tab = new EventTarget();
  stubStorage('localStorage', values);
  vi.stubGlobal('window', tab);
  const { onStoredChange, readStored, writeStored } = await import('./storage.ts');
  writeStored('theme', 'dark');
  const listener = vi.fn<() => void>();
  const stop = onStoredChange(listener);
  values.theme = 'light';
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readStored('theme')).toBe('light');
  stop();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([null, 'theme'])('treats a value removed in another tab (%j) as unset', async (key) => {
  const values: Record<string, string> = {};
  const tab = new EventTarget();
  stubStorage('localStorage', values);
  vi.stubGlobal('window', tab);
  const { onStoredChange, readStored, writeStored } = await import('./storage.ts');
  writeStored('theme', 'light');
  expect(readStored('theme')).toBe('light');
  const stop = onStoredChange(() => {});
  delete values.theme;
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(readStored('theme')).toBeNull();
  stop();
});
