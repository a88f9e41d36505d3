import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';
import { readReturnPath } from './returnPath.ts';
import { createToaster } from './toaster.ts';
import { createUnauthorizedHandler } from './unauthorized.ts';

beforeEach(() => {
  stubStorage('sessionStorage');
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { pathname: '/', search: '' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a 401 shows a toast at once and leads to the login half a second later, once for several and again for a later one', () => {
  const toaster = createToaster();
  const redirect = vi.fn<(url: string) => void>();
  const unauthorized = createUnauthorizedHandler(toaster, redirect);
  unauthorized('nba-1');
  expect(toaster.store.get()).toMatchObject({
    kind: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  unauthorized();
  vi.advanceTimersByTime(499);
  expect(redirect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(redirect).toHaveBeenCalledExactlyOnceWith('/api/login');
  expect(readReturnPath()).toBe('/?match=nba-1');
  unauthorized();
  vi.advanceTimersByTime(500);
  expect(redirect).toHaveBeenCalledTimes(2);
});
