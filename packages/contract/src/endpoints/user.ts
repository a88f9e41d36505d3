import * as z from 'zod/mini';
import * as auth from '../auth.ts';
import { DEADLINE_MS } from '../constants.ts';
import type { Endpoint } from '../endpoint.ts';
import * as profile from '../profile.ts';
import { preferencePatch } from '../preference.ts';
import { LIMITS } from '../limits.ts';

export const updatePreference = {
  method: 'PATCH',
  path: '/api/user/preferences',
  access: 'player',
  summary: 'Change one preference',
  body: preferencePatch,
  example: { body: { notifyRankUp: false } },
} as const satisfies Endpoint;

/** Resends the confirmation link; does nothing when the email address is already confirmed. */
export const resendConfirmation = {
  method: 'POST',
  path: '/api/auth/confirm-email/resend',
  access: 'player',
  addition: 'CONFIRMATION',
  summary: 'Email a new confirmation link',
  limits: [LIMITS.resendConfirmation],
} as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/user/change-password',
  access: 'player',
  summary: 'Change the password; ends all other sessions',
  body: auth.changePasswordPayload,
  example: { body: { currentPassword: 'a password', newPassword: 'another password' } },
  errors: { 400: 'Invalid input, or the current password is wrong.' },
  session: 'starts',
  limits: [LIMITS.changePassword],
} as const satisfies Endpoint;

export const changeUsername = {
  method: 'PATCH',
  path: '/api/user/username',
  access: 'player',
  addition: 'USERNAMES',
  summary: 'Change the username, once in 30 days; the former one is kept for the caller for 90 days',
  body: auth.usernamePayload,
  example: { body: { username: 'ann_lee' } },
  response: auth.usernameResponse,
  errors: {
    400: 'The username is invalid, reserved or taken.',
    403: 'A moderator has muted the caller.',
    409: 'The caller changed it less than 30 days ago.',
  },
  limits: [LIMITS.username],
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/user/account',
  access: 'player',
  summary: 'Delete the account of the caller',
  session: 'ends',
} as const satisfies Endpoint;

export const exportData = {
  method: 'GET',
  path: '/api/user/export-data',
  access: 'player',
  summary: 'Get everything that is stored about the caller; with the format csv as a ZIP of CSV files',
  query: z.optional(z.object({ format: z.optional(z.string()) })),
  deadlineMs: DEADLINE_MS.export,
  response: profile.userExport,
  hasOwnEmail: true,
  limits: [LIMITS.export],
} as const satisfies Endpoint;
