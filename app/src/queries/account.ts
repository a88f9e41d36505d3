import {
  ContractError,
  endpoints,
  type ForgotPasswordPayload,
  type LoginPayload,
  type ResetPasswordPayload,
  type SignupPayload,
} from '@machine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ApiError, errorMessage } from '../api/error.ts';
import { createIdempotencyKeys } from '../services/idempotencyKey.ts';
import { useServices } from '../services/services.ts';
import { notifyOtherTabs } from '../services/otherTabs.ts';
import { recheckSession } from './session.ts';
import { beginSession, endSession } from './sessionChange.ts';
import { useSingleMutation } from './singleMutation.ts';

/** Mutation meta: a 401 means wrong credentials, not an ended session. */
export const IGNORE_UNAUTHORIZED = { ignoreUnauthorized: true };

export function useLogin(onLoggedIn: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    meta: IGNORE_UNAUTHORIZED,
    mutationFn: async (body: LoginPayload) => {
      await call(endpoints.login, { body });
      const user = await beginSession(client);
      if (user === null) throw new SessionLost();
      return user;
    },
    onSuccess: (user) => {
      toaster.show({ kind: 'default', ...(user ? WELCOME_BACK : UNCONFIRMED_LOGIN) });
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

/** The login succeeded but the next request had no session, because the browser did not store the cookie. */
class SessionLost extends Error {}

const WELCOME_BACK = { title: 'Welcome back!', description: "You're now logged in" };
const UNCONFIRMED_LOGIN = {
  title: 'Checking your login',
  description: "The server hasn't confirmed it yet. We'll keep trying.",
};
const COOKIES_BLOCKED =
  "Your browser seems to block cookies, so you can't stay logged in. Allow cookies for this site and try again.";

export const loginFailure = (error: unknown) =>
  error instanceof SessionLost ? COOKIES_BLOCKED : errorMessage(error, 'Invalid email or password');

export function useSignup() {
  const client = useQueryClient();
  const { toaster } = useServices();
  const [keyOf] = useState(createIdempotencyKeys);
  return useSingleMutation({
    meta: IGNORE_UNAUTHORIZED,
    mutationFn: (body: SignupPayload) => call(endpoints.signup, { body, idempotencyKey: keyOf(body) }),
    onSuccess: async () => {
      if ((await beginSession(client)) === null) toaster.show({ kind: 'destructive', ...NOT_LOGGED_IN });
    },
    onError: (error) => toaster.show({ kind: 'destructive', ...signupFailure(error) }),
  });
}

/** Shown when the sign-up succeeded but the session cookie was not stored. */
export const NOT_LOGGED_IN = {
  title: "You're not logged in",
  description: 'Your browser seems to block cookies. Allow them for this site, then log in.',
};

/** Returns the toast of a failed sign-up. */
export const signupFailure = (error: unknown) =>
  error instanceof ContractError
    ? { title: 'Signup error', description: 'Invalid server response' }
    : { title: 'Signup failed', description: errorMessage(error, 'Failed to create account') };

export function useLogout(onLoggedOut: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: () => call(endpoints.logout),
    onSuccess: () => {
      endSession(client);
      toaster.show({
        kind: 'default',
        title: 'Logged out',
        description: "You've been logged out successfully",
      });
      onLoggedOut();
    },
    onError: (error) => {
      toaster.show({ kind: 'destructive', title: 'Error', description: 'Failed to logout' });
      // The response may have been lost after a successful logout.
      if (!(error instanceof ApiError)) void recheckSession(client);
    },
  });
}

export function useForgotPassword() {
  const { toaster } = useServices();
  return useSingleMutation({
    meta: IGNORE_UNAUTHORIZED,
    mutationFn: (body: ForgotPasswordPayload) => call(endpoints.forgotPassword, { body }),
    onSuccess: () => toaster.show({ kind: 'default', title: 'Email sent' }),
    onError: (error) =>
      toaster.show({ kind: 'destructive', title: 'Error', description: forgotPasswordFailure(error) }),
  });
}

export const forgotPasswordFailure = (error: unknown) => errorMessage(error, 'Failed to send reset email');

export function useResetPassword(onReset: () => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    meta: IGNORE_UNAUTHORIZED,
    mutationFn: (body: ResetPasswordPayload) => call(endpoints.resetPassword, { body }),
    onSuccess: () => {
      toaster.show({ kind: 'default', title: 'Password reset successful' });
      onReset();
      // A reset ends every session of the account, including one in this browser.
      void recheckSession(client).then(notifyOtherTabs);
    },
    onError: (error) =>
      toaster.show({ kind: 'destructive', title: 'Reset failed', description: resetPasswordFailure(error) }),
  });
}

export const resetPasswordFailure = (error: unknown) => errorMessage(error, 'Invalid or expired reset link');
