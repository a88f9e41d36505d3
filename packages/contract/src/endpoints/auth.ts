import * as auth from '../auth.ts';
import type { Endpoint } from '../endpoint.ts';
import { DONE } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Log in and set the session cookie',
  body: auth.loginPayload,
  example: { body: { email: 'ann@example.com', password: 'a password' } },
  errors: { 401: 'Wrong email address or password.' },
  session: 'starts',
  hasOwnEmail: true,
  limits: [LIMITS.loginPerAccount, LIMITS.loginPerMinute, LIMITS.loginPerHour],
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Log out; also succeeds without a session',
  success: DONE,
  session: 'ends',
} as const satisfies Endpoint;

export const signup = {
  method: 'POST',
  path: '/api/auth/signup',
  access: 'optional',
  summary: 'Create an account and log in',
  body: auth.signupPayload,
  example: {
    body: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', username: 'ann', password: 'a password' },
  },
  response: auth.signupResponse,
  errors: {
    400: 'Invalid input, a taken username, or the caller is already logged in.',
    409: 'The email address has an account; `fields.email` says so.',
  },
  idempotent: true,
  session: 'starts',
  hasOwnEmail: true,
  limits: [LIMITS.signup],
} as const satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Email a password reset link; the same response for every address',
  body: auth.forgotPasswordPayload,
  example: { body: { email: 'ann@example.com' } },
  limits: [LIMITS.forgottenPasswordsPerAccount, LIMITS.forgottenPasswordsPerAddress],
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of a reset link',
  body: auth.resetPasswordPayload,
  example: { body: { token: 'token', password: 'a password' } },
  errors: { 400: 'Invalid input, or the link is invalid or has expired.' },
  limits: [LIMITS.resetPassword],
} as const satisfies Endpoint;
