import { LOGIN_REDIRECT_PATH, UNAUTHORIZED_REDIRECT_MS } from '@machine/contract';
import { keepReturnPath } from './returnPath.ts';
import { readTabItem, writeTabItem } from './tabStorage.ts';
import type { Toaster } from './toaster.ts';

const REDIRECT_GAP_MS = 10_000;
const LAST_REDIRECT = 'last-login-redirect';

/**
 * Handles a 401 on a write: shows a toast and redirects to the login endpoint. Within ten seconds of the last redirect,
 * opens the login dialog instead, to avoid a redirect loop.
 */
export function createUnauthorizedHandler(toaster: Toaster, redirect: (url: string) => void, openLogin: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (returnTo: string) => {
    toaster.show({
      kind: 'destructive',
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    });
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      keepReturnPath(returnTo);
      const now = Date.now();
      if (now - Number(readTabItem(LAST_REDIRECT) ?? 0) < REDIRECT_GAP_MS) return openLogin();
      writeTabItem(LAST_REDIRECT, String(now));
      redirect(LOGIN_REDIRECT_PATH);
    }, UNAUTHORIZED_REDIRECT_MS);
  };
}
