import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fakeStorage = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => {
    values[key] = value;
  },
});
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

test('a choice is read back as it was written', async () => {
  vi.stubGlobal('localStorage', fakeStorage({}));
  const { readStored, writeStored } = await import('./storage.ts');
  expect(readStored('theme')).toBeNull();
  writeStored('theme', 'light');
  expect(readStored('theme')).toBe('light');
});

test.each(['<script>', '', '{'])('AF4: the corrupt value %j counts as none', async (value) => {
  vi.stubGlobal('localStorage', fakeStorage({ theme: value, 'cookie-consent': value }));
  const { readStored } = await import('./storage.ts');
  expect(readStored('theme')).toBeNull();
  expect(readStored('cookie-consent')).toBeNull();
});

test('AF3: where storage throws, a choice holds for the life of the page', async () => {
  vi.stubGlobal('localStorage', broken);
  const { readStored, writeStored } = await import('./storage.ts');
  expect(readStored('cookie-consent')).toBeNull();
  writeStored('cookie-consent', 'dismissed');
  expect(readStored('cookie-consent')).toBe('dismissed');
});

test('AF8: a choice made in another tab is told here, and read', async () => {
  const values: Record<string, string> = { theme: 'dark' };
  const tab = new EventTarget();
  vi.stubGlobal('localStorage', fakeStorage(values));
  vi.stubGlobal('window', tab);
  const { onStoredChange, readStored, writeStored } = await import('./storage.ts');
  writeStored('theme', 'dark');
  const told = vi.fn<() => void>();
  const stop = onStoredChange(told);
  values.theme = 'light';
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  expect(told).toHaveBeenCalledTimes(1);
  expect(readStored('theme')).toBe('light');
  stop();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([null, 'theme'])('AF8: what another tab has removed (%j) is no choice here either', async (key) => {
  const values: Record<string, string> = {};
  const tab = new EventTarget();
  vi.stubGlobal('localStorage', fakeStorage(values));
  vi.stubGlobal('window', tab);
  const { onStoredChange, readStored, writeStored } = await import('./storage.ts');
  writeStored('theme', 'light');
  const stop = onStoredChange(() => {});
  delete values.theme;
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(readStored('theme')).toBeNull();
  stop();
});
