import type { CallName } from '../callName.ts';
import { type Endpoint, isForVisitors } from '../endpoint.ts';
import * as endpoints from '../endpoints.ts';

/** Errors that follow from the kind of a call, with what they mean. */
export const COMMON_ERRORS = {
  400: 'Invalid input.',
  401: 'Not logged in; the message is exactly "Unauthorized".',
  403: 'A request from another site.',
  413: 'The body is larger than 16 KiB.',
  415: "The body isn't application/json.",
  422: 'The Idempotency-Key stands for another request.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  503: 'Busy, too slow, or without the database; `Retry-After` says when to try again.',
};
type CommonStatus = keyof typeof COMMON_ERRORS;

const NOT_MODERATOR = { 404: "It doesn't exist, or the caller isn't a moderator." };

function hasCommon(status: CommonStatus, endpoint: Endpoint): boolean {
  const hasBody = endpoint.body !== undefined;
  switch (status) {
    case 400:
      // An optional query is accepted whatever it holds.
      return hasBody || endpoint.query?._zod.def.type === 'object';
    case 401:
      return !isForVisitors(endpoint);
    case 403:
      return endpoint.method !== 'GET';
    case 413:
    case 415:
      return hasBody;
    case 422:
      return endpoint.idempotent === true;
    default:
      return true;
  }
}

/** Returns every status of a success, with what it means. */
export const successOf = (name: CallName): Record<string, string> => {
  const { success = { 200: 'Success' } }: Endpoint = endpoints[name];
  return { ...success };
};

/** Returns every status of an error that a call can return, with what it means. */
export function errorsOf(name: CallName): Record<string, string> {
  const endpoint: Endpoint = endpoints[name];
  const errors: Record<string, string> = { ...(endpoint.access === 'moderator' && NOT_MODERATOR), ...endpoint.errors };
  for (const status of Object.keys(COMMON_ERRORS).map(Number) as CommonStatus[]) {
    if (!hasCommon(status, endpoint)) continue;
    const own = errors[status];
    // The own meaning of a 400 includes invalid input.
    errors[status] =
      own === undefined || status === 400 ? (own ?? COMMON_ERRORS[status]) : `${own} Or: ${COMMON_ERRORS[status]}`;
  }
  return errors;
}

/** Returns every status that a call can return. */
export const statusesOf = (name: CallName): number[] =>
  [...Object.keys(successOf(name)), ...Object.keys(errorsOf(name))].map(Number);
