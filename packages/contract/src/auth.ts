import * as z from 'zod/mini';
import { CHANGED_PASSWORD_MIN, PASSWORD_MIN } from './constants.ts';
import { flag, id, stars, text, time } from './wire.ts';
import { rank } from './user.ts';

/** Form payloads with their validation messages. Both the client and the server validate against these schemas. */

const email = z.string().check(z.email('Invalid email address'));
const newPassword = z.string().check(z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`));

export const loginPayload = z.object({ email, password: z.string().check(z.minLength(1, 'Password is required')) });
export type LoginPayload = z.infer<typeof loginPayload>;

export const signupPayload = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, 'First name is required')),
  lastName: z.string().check(z.trim(), z.minLength(1, 'Last name is required')),
  email,
  username: z.optional(z.string()),
  password: newPassword,
});
export type SignupPayload = z.infer<typeof signupPayload>;

export const forgotPasswordPayload = z.object({ email });
export type ForgotPasswordPayload = z.infer<typeof forgotPasswordPayload>;

export const resetPasswordPayload = z.object({
  token: z.string().check(z.minLength(1, 'Invalid reset link')),
  password: newPassword,
});
export type ResetPasswordPayload = z.infer<typeof resetPasswordPayload>;

/** A username that a player chooses. The server checks it at sign-up, too. */
export const usernamePayload = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, { error: 'Username must be at least 3 characters.', abort: true }),
      z.maxLength(20, { error: 'Username must be at most 20 characters.', abort: true }),
      z.regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers and underscores.'),
    ),
});
export type UsernamePayload = z.infer<typeof usernamePayload>;
/** The name as it is stored, and from when it can be changed again. */
export const usernameResponse = z.object({ username: z.string().check(z.minLength(1)), canRenameAt: time });

export const PASSWORD_FIELDS_REQUIRED = 'Please fill in all password fields.';
export const changePasswordPayload = z.object({
  currentPassword: z.string().check(z.minLength(1, PASSWORD_FIELDS_REQUIRED)),
  newPassword: z
    .string()
    .check(
      z.minLength(1, { error: PASSWORD_FIELDS_REQUIRED, abort: true }),
      z.minLength(CHANGED_PASSWORD_MIN, `Password must be at least ${CHANGED_PASSWORD_MIN} characters.`),
    ),
});
export type ChangePasswordPayload = z.infer<typeof changePasswordPayload>;

/** A response without a user is rejected; the client then shows "Invalid server response". */
export const signupResponse = z.object({
  user: z.object({ id, username: z.string().check(z.minLength(1)), rank, stars, email: text }),
  usernameGenerated: flag,
});
export type SignupResponse = z.infer<typeof signupResponse>;
