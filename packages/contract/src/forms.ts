import * as z from 'zod/mini';
import { changePasswordPayload, PASSWORD_FIELDS_REQUIRED, resetPasswordPayload, signupPayload } from './auth.ts';

const MISMATCH = "Passwords don't match";

/**
 * Requires two fields to be equal. Runs even when other fields are invalid, so that one submit shows every message.
 * The confirmation fields below are checked in the form and never sent.
 */
const mustMatch = <Key extends string>(first: Key, second: Key, message: string) =>
  z.refine<Record<string, unknown>>((form) => form[first] === form[second], {
    error: message,
    path: [second],
    when: ({ value }) => {
      const form = value as Record<string, unknown>;
      return typeof form[first] === 'string' && typeof form[second] === 'string' && form[second] !== '';
    },
  });

export const signupForm = z
  .extend(signupPayload, { confirmPassword: z.string().check(z.minLength(1, MISMATCH)) })
  .check(mustMatch('password', 'confirmPassword', MISMATCH));
export type SignupForm = z.infer<typeof signupForm>;

export const resetPasswordForm = z
  .extend(resetPasswordPayload, { confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')) })
  .check(mustMatch('password', 'confirmPassword', MISMATCH));
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

export const changePasswordForm = z
  .extend(changePasswordPayload, { confirmPassword: z.string().check(z.minLength(1, PASSWORD_FIELDS_REQUIRED)) })
  .check(mustMatch('newPassword', 'confirmPassword', 'New passwords do not match.'));
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;
