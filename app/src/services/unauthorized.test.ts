import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';
import { createToaster } from './toaster.ts';
import { takeReturnPath } from './returnPath.ts';
import { createUnauthorizedHandler } from './unauthorized.ts';

let items: Record<string, string>;

beforeEach(() => {
  items = stubStorage('sessionStorage');
  vi.useFakeTimers({ now: new Date('2025-10-14T12:00:00Z') });
  vi.stubGlobal('window', { location: { pathname: '/', search: '' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setup = () => {
  const toaster = createToaster();
  const redirect = vi.fn<(url: string) => void>();
  return { toaster, redirect, unauthorized: createUnauthorizedHandler(toaster, redirect) };
};

test('shows the toast at once and redirects to the login endpoint after half a second', () => {
  const { toaster, redirect, unauthorized } = setup();
  unauthorized();
  expect(toaster.store.get()).toMatchObject({
    kind: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  vi.advanceTimersByTime(499);
  expect(redirect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(redirect).toHaveBeenCalledExactlyOnceWith('/api/login');
});

test('redirects once for several 401s, and again for a later one', () => {
  const { redirect, unauthorized } = setup();
  unauthorized();
  unauthorized();
  vi.advanceTimersByTime(500);
  expect(redirect).toHaveBeenCalledTimes(1);
  unauthorized();
  vi.advanceTimersByTime(500);
  expect(redirect).toHaveBeenCalledTimes(2);
});

test('returns the stored path once, and never one of another origin', () => {
  const { unauthorized } = setup();
  unauthorized('nba-1');
  vi.advanceTimersByTime(500);
  expect(takeReturnPath()).toBe('/?match=nba-1');
  expect(takeReturnPath()).toBeNull();
  items['return-to'] = '//evil.test';
  expect(takeReturnPath()).toBeNull();
});
