import { ContractError, endpoints, type LoginPayload, type SignupPayload } from '@machine/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError, shown } from '../api/error.ts';
import { forgetDrafts } from '../services/drafts.ts';
import { useServices } from '../services/services.ts';
import { tellTabs } from '../services/tabs.ts';
import { forgetPrivate, isOther, recheckSession, sessionQueries } from './session.ts';
import { useSingleMutation } from './singleMutation.ts';

/** After a sign-in: who we are, all else as this player sees it, here and in the other tabs. */
async function beginSession(client: QueryClient): Promise<void> {
  // A question from before the sign-in would be answered by who we were.
  await client.cancelQueries({ queryKey: sessionQueries.user().queryKey });
  const user = await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
  forgetDrafts(user?.id ?? null);
  void client.invalidateQueries({ predicate: isOther });
  tellTabs();
}

const SIGN_IN = { isSignIn: true };

export function useLogin(onLoggedIn: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    meta: SIGN_IN,
    mutationFn: (body: LoginPayload) => call(endpoints.login, { body }),
    onSuccess: async () => {
      await beginSession(client);
      toaster.show({ kind: 'default', title: 'Welcome back!', description: "You're now logged in" });
      onLoggedIn();
    },
    onError: (error) =>
      toaster.show({
        kind: 'destructive',
        title: 'Login failed',
        description: loginFailure(error),
      }),
  });
}

export const loginFailure = (error: unknown) => shown(error, 'Invalid email or password');

export function useSignup() {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    meta: SIGN_IN,
    mutationFn: (body: SignupPayload) => call(endpoints.signup, { body }),
    onSuccess: () => beginSession(client),
    onError: (error) => toaster.show({ kind: 'destructive', ...signupFailure(error) }),
  });
}

/** Which words a failed sign-up has: an answer without a user is the server's fault (SPEC.md §8). */
export const signupFailure = (error: unknown) =>
  error instanceof ContractError
    ? { title: 'Signup error', description: 'Invalid server response' }
    : { title: 'Signup failed', description: shown(error, 'Failed to create account') };

export function useLogout(onLoggedOut: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: () => call(endpoints.logout),
    onSuccess: () => {
      client.setQueryData(sessionQueries.user().queryKey, null);
      forgetPrivate(client);
      forgetDrafts(null);
      tellTabs();
      toaster.show({
        kind: 'default',
        title: 'Logged out',
        description: "You've been logged out successfully",
      });
      onLoggedOut();
    },
    onError: (error) => {
      toaster.show({ kind: 'destructive', title: 'Error', description: 'Failed to logout' });
      // No answer may be a lost one: perhaps we are out (RELIABILITY.md C03×F16).
      if (!(error instanceof ApiError)) void recheckSession(client);
    },
  });
}
