import { LOGIN_REDIRECT_PATH, UNAUTHORIZED_REDIRECT_MS } from '@machine/contract/constants.ts';
import { keepReturnPath, returnPathOf } from './returnPath.ts';
import type { Toaster } from './toaster.ts';

/** Handles a 401 on a write: shows a toast and redirects to the login endpoint. */
export function createUnauthorizedHandler(toaster: Toaster, redirect: (url: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (matchId?: string) => {
    toaster.show({
      kind: 'destructive',
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    });
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      keepReturnPath(returnPathOf(window.location, matchId));
      redirect(LOGIN_REDIRECT_PATH);
    }, UNAUTHORIZED_REDIRECT_MS);
  };
}
