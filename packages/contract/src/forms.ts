import * as z from 'zod/mini';
import { changePasswordPayload, FILL_IN, resetPasswordPayload, signupPayload } from './auth.ts';

const MISMATCH = "Passwords don't match";

/**
 * The forms: the payload and what never travels. A cross-field rule also speaks while other fields are wrong,
 * so that one press shows every message.
 */
const same = <Key extends string>(first: Key, second: Key, message: string) =>
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
  .check(same('password', 'confirmPassword', MISMATCH));
export type SignupForm = z.infer<typeof signupForm>;

export const resetPasswordForm = z
  .extend(resetPasswordPayload, { confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')) })
  .check(same('password', 'confirmPassword', MISMATCH));
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

export const changePasswordForm = z
  .extend(changePasswordPayload, { confirmPassword: z.string().check(z.minLength(1, FILL_IN)) })
  .check(same('newPassword', 'confirmPassword', 'New passwords do not match.'));
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;
