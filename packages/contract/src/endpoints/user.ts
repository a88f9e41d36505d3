import * as z from 'zod/mini';
import * as auth from '../auth.ts';
import { DEADLINE_MS } from '../constants.ts';
import { type Endpoint, ignored } from '../endpoint.ts';
import * as profile from '../profile.ts';
import { preferencePatch } from '../preference.ts';

export const updatePreference = {
  method: 'PATCH',
  path: '/api/user/preferences',
  body: preferencePatch,
  response: ignored,
} as const satisfies Endpoint;

/** Resends the confirmation link; does nothing when the email address is already confirmed. */
export const resendConfirmation = {
  method: 'POST',
  path: '/api/auth/confirm-email/resend',
  response: ignored,
} as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/user/change-password',
  body: auth.changePasswordPayload,
  response: ignored,
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/user/account',
  response: ignored,
} as const satisfies Endpoint;

export const exportData = {
  method: 'GET',
  path: '/api/user/export-data',
  /** With the format csv, a ZIP of CSV files is sent instead; only on servers with the feature SHARING. */
  query: z.optional(z.object({ format: z.optional(z.string()) })),
  deadlineMs: DEADLINE_MS.export,
  response: profile.userExport,
} as const satisfies Endpoint;
