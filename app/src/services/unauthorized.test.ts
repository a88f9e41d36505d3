import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster } from './toaster.ts';
import { createUnauthorizedHandler, takeReturnPath } from './unauthorized.ts';

const notes = new Map<string, string>();

beforeEach(() => {
  notes.clear();
  vi.useFakeTimers({ now: new Date('2025-10-14T12:00:00Z') });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => notes.set(key, value),
    removeItem: (key: string) => notes.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setup = () => {
  const toaster = createToaster();
  const leave = vi.fn<(url: string) => void>();
  const openLogin = vi.fn<() => void>();
  return { toaster, leave, openLogin, unauthorized: createUnauthorizedHandler(toaster, leave, openLogin) };
};

test('R7: the toast speaks at once, and half a second later, not sooner, the page leaves for the login endpoint', () => {
  const { toaster, leave, unauthorized } = setup();
  unauthorized('/');
  expect(toaster.store.get()).toMatchObject({
    kind: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  vi.advanceTimersByTime(499);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login');
});

test('R9: many refusals are one redirect, and a second within ten seconds opens the dialog instead', () => {
  const { leave, openLogin, unauthorized } = setup();
  unauthorized('/');
  unauthorized('/');
  vi.advanceTimersByTime(500);
  unauthorized('/');
  vi.advanceTimersByTime(500);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(openLogin).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  unauthorized('/');
  vi.advanceTimersByTime(500);
  expect(leave).toHaveBeenCalledTimes(2);
});

test('S8: afterwards the player comes back to where they were, once, and never to another origin', () => {
  const { unauthorized } = setup();
  unauthorized('/?match=nba-1');
  vi.advanceTimersByTime(500);
  expect(takeReturnPath()).toBe('/?match=nba-1');
  expect(takeReturnPath()).toBeNull();
  notes.set('return-to', '//evil.test');
  expect(takeReturnPath()).toBeNull();
});
