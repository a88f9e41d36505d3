import { ContractError, type CurrentUser, endpoints, type LoginPayload, type SignupPayload } from '@machine/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized, shown } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { predictionQueries } from './prediction.ts';
import { useSingleMutation } from './singleMutation.ts';

export const sessionQueries = {
  user: () =>
    queryOptions({
      queryKey: ['session'] as const,
      queryFn: () => call(endpoints.currentUser).catch(nobodyWhenUnauthorized),
    }),
};

/** To be told that one is nobody is an answer, not a failure. */
export function nobodyWhenUnauthorized(error: unknown): CurrentUser | null {
  if (isUnauthorized(error)) return null;
  throw error;
}

export type Session = { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'player'; user: CurrentUser };

/** Who is here. A check that fails counts as nobody (SPEC.md §4), a later one that fails changes nothing. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQueries.user());
  if (data) return { kind: 'player', user: data };
  return isPending ? { kind: 'loading' } : { kind: 'anonymous' };
}

/** Asks again who is here, one question at a time; when it is nobody, what was private goes. */
export async function recheckSession(client: QueryClient): Promise<void> {
  const { queryKey } = sessionQueries.user();
  if (client.isFetching({ queryKey }) > 0) return;
  const before = client.getQueryData(queryKey);
  if (before === null) return;
  const user = await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
  if (user === null && before) forgetPrivate(client);
}

const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'session';

/** Everything but the session itself is asked anew, as the visitor that we now are. */
function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.resetQueries({ predicate: isOther });
}

/** After a sign-in: who we are, and the card on screen as this player sees it. */
async function refreshSession(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
  void client.invalidateQueries({ queryKey: predictionQueries.all });
}

const SIGN_IN = { isSignIn: true };

export function useLogin(onLoggedIn: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    meta: SIGN_IN,
    mutationFn: (body: LoginPayload) => call(endpoints.login, { body }),
    onSuccess: async () => {
      await refreshSession(client);
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
    onSuccess: () => refreshSession(client),
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
      toaster.show({
        kind: 'default',
        title: 'Logged out',
        description: "You've been logged out successfully",
      });
      onLoggedOut();
    },
    onError: () => toaster.show({ kind: 'destructive', title: 'Error', description: 'Failed to logout' }),
  });
}
