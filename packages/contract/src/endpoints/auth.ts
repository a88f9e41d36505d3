import * as auth from '../auth.ts';
import { type Endpoint, ignored } from '../endpoint.ts';

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  body: auth.loginPayload,
  response: ignored,
} as const satisfies Endpoint;

export const logout = { method: 'POST', path: '/api/auth/logout', response: ignored } as const satisfies Endpoint;

export const signup = {
  method: 'POST',
  path: '/api/auth/signup',
  body: auth.signupPayload,
  response: auth.signupResponse,
} as const satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: auth.forgotPasswordPayload,
  response: ignored,
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  body: auth.resetPasswordPayload,
  response: ignored,
} as const satisfies Endpoint;
