import { LOGIN_REDIRECT_PATH, UNAUTHORIZED_REDIRECT_MS } from '@machine/contract';
import { isOwnPath } from '../paths.ts';
import { readTabItem, writeTabItem } from './tabStorage.ts';
import type { Toaster } from './toaster.ts';

const REDIRECT_GAP_MS = 10_000;
const LAST_REDIRECT = 'last-login-redirect';
const RETURN_TO = 'return-to';

/** Where the player was when the session ended; read once. */
export function takeReturnPath(): string | null {
  const path = readTabItem(RETURN_TO);
  writeTabItem(RETURN_TO, null);
  return path !== null && isOwnPath(path) ? path : null;
}

/**
 * What SPEC.md §8 says of a 401 on a write: the toast, and half a second later the login endpoint. At most one
 * redirect in ten seconds: too soon after the last, the login dialog opens in place (RELIABILITY.md R7, R9).
 */
export function createUnauthorizedHandler(toaster: Toaster, leave: (url: string) => void, openLogin: () => void) {
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
      writeTabItem(RETURN_TO, returnTo);
      const now = Date.now();
      if (now - Number(readTabItem(LAST_REDIRECT) ?? 0) < REDIRECT_GAP_MS) return openLogin();
      writeTabItem(LAST_REDIRECT, String(now));
      leave(LOGIN_REDIRECT_PATH);
    }, UNAUTHORIZED_REDIRECT_MS);
  };
}
