import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';

const fail = () => {
  throw new Error('blocked or full');
};

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test.each(['<script>', '', '{'])('treats the invalid value %j as unset', async (value) => {
  stubStorage('localStorage', { theme: value, 'cookie-consent': value });
  const { readStored } = await import('./storage.ts');
  expect(readStored('theme')).toBeNull();
  expect(readStored('cookie-consent')).toBeNull();
});

test('keeps values in memory when storage throws', async () => {
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail });
  const { readStored, writeStored } = await import('./storage.ts');
  expect(readStored('cookie-consent')).toBeNull();
  writeStored('cookie-consent', 'dismissed');
  expect(readStored('cookie-consent')).toBe('dismissed');
});

test.each([
  ['a changed value', 'theme', 'light'],
  ['a removed value', 'theme', null],
  ['that all values are removed', null, null],
])('notices %s in another tab until it stops', async (_, key, value) => {
  const items = stubStorage('localStorage');
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const { onStoredChange, readStored, writeStored } = await import('./storage.ts');
  writeStored('theme', 'dark');
  const listener = vi.fn<() => void>();
  const stop = onStoredChange(listener);
  const change = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  if (value === null) delete items.theme;
  else items.theme = value;
  change();
  expect(readStored('theme')).toBe(value);
  stop();
  change();
  expect(listener).toHaveBeenCalledTimes(1);
});
