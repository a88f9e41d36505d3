import * as endpoints from '@machine/contract/endpoints.ts';
import type {
  ForgotPasswordPayload,
  LoginPayload,
  ResetPasswordPayload,
  SignupPayload,
} from '@machine/contract/auth.ts';
import { ContractError } from '@machine/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ApiError, ExplainedError, isAddressTaken } from '../api/error.ts';
import { createIdempotencyKeys } from '../services/idempotencyKey.ts';
import { useServices } from '../services/services.ts';
import { notifyOtherTabs } from '../services/otherTabs.ts';
import type { Failure } from './failure.ts';
import { recheckSession, sessionQueries } from './session.ts';
import { beginSession, endSession } from './sessionChange.ts';
import { useSingleMutation } from './singleMutation.ts';

export function useLogin(onLoggedIn: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: async (body: LoginPayload) => {
      await call(endpoints.login, { body });
      const user = await beginSession(client);
      // The next request had no session, because the browser did not store the cookie.
      if (user === null) throw new ExplainedError(COOKIES_BLOCKED);
    },
    failure: { title: 'Login failed', text: 'Invalid email or password', isCredentials: true },
    onSuccess: () => {
      toaster.show({ kind: 'default', title: 'Welcome back!', description: "You're now logged in" });
      onLoggedIn();
    },
  });
}

const COOKIES_BLOCKED =
  "Your browser seems to block cookies, so you can't stay logged in. Allow cookies for this site and try again.";

export function useSignup() {
  const client = useQueryClient();
  const { toaster } = useServices();
  const [keyOf] = useState(createIdempotencyKeys);
  const signup = useSingleMutation({
    mutationFn: async (body: SignupPayload) => {
      const account = await call(endpoints.signup, { body, idempotencyKey: keyOf(body) }).catch((error: unknown) => {
        throw error instanceof ContractError ? new ExplainedError('Invalid server response', 'Signup error') : error;
      });
      // The account was created, but the browser did not store the cookie.
      const isLoggedOut = (await beginSession(client)) === null;
      return { ...account, isLoggedOut };
    },
    failure: {
      title: 'Signup failed',
      text: 'Failed to create account',
      isCredentials: true,
      // The form says it with links.
      isInline: isAddressTaken,
    },
    onSuccess: ({ isLoggedOut }) => {
      if (isLoggedOut) toaster.show({ kind: 'destructive', ...NOT_LOGGED_IN });
    },
  });
  return { ...signup, isAddressTaken: isAddressTaken(signup.error) };
}

/** Shown when the sign-up succeeded but the session cookie was not stored. */
export const NOT_LOGGED_IN = {
  title: "You're not logged in",
  description: 'Your browser seems to block cookies. Allow them for this site, then log in.',
};

export const useLogout = (onLoggedOut: () => void) =>
  useSessionEnd({
    mutationFn: () => call(endpoints.logout),
    onEnded: onLoggedOut,
    toast: { title: 'Logged out', description: "You've been logged out successfully" },
    failure: { text: 'Failed to logout', isFixed: true },
  });

type SessionEndOptions = {
  mutationFn: () => Promise<unknown>;
  onEnded: () => void;
  toast: { title: string; description: string };
  failure: Failure<void>;
};

/** A write that ends the session of this browser. */
export function useSessionEnd({ mutationFn, onEnded, toast, failure }: SessionEndOptions) {
  const client = useQueryClient();
  const { toaster } = useServices();
  const finish = () => {
    onEnded();
    endSession(client);
    toaster.show({ kind: 'default', ...toast });
  };
  return useSingleMutation({
    mutationFn,
    failure,
    onSuccess: finish,
    onError: (error) => {
      if (error instanceof ApiError) return;
      // The response may have been lost after a success: check whether the session has ended.
      void recheckSession(client).then(() => {
        if (client.getQueryData(sessionQueries.user().queryKey) === null) finish();
      });
    },
  });
}

export function useForgotPassword() {
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: (body: ForgotPasswordPayload) => call(endpoints.forgotPassword, { body }),
    failure: { text: 'Failed to send reset email', isCredentials: true },
    onSuccess: () => toaster.show({ kind: 'default', title: 'Email sent' }),
  });
}

export function useResetPassword(onReset: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: (body: ResetPasswordPayload) => call(endpoints.resetPassword, { body }),
    failure: { title: 'Reset failed', text: 'Invalid or expired reset link', isCredentials: true },
    onSuccess: () => {
      toaster.show({ kind: 'default', title: 'Password reset successful' });
      onReset();
      // A reset ends every session of the account, including one in this browser.
      void recheckSession(client).then(notifyOtherTabs);
    },
  });
}
