import type { CallName } from '../callName.ts';
import { type Endpoint, isForVisitors } from '../endpoint.ts';
import * as endpoints from '../endpoints.ts';
import { NOT_MODERATOR } from '../statuses.ts';

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

const hasBody = ({ body }: Endpoint) => body !== undefined;

/** Which calls have a common error, if not all of them do. */
const HAS_COMMON: Readonly<Record<string, (endpoint: Endpoint) => boolean>> = {
  // An optional query is accepted whatever it holds.
  400: (endpoint) => hasBody(endpoint) || endpoint.query?._zod.def.type === 'object',
  401: (endpoint) => !isForVisitors(endpoint),
  403: ({ method }) => method !== 'GET',
  413: hasBody,
  415: hasBody,
  422: ({ idempotent }) => idempotent === true,
};

/** Returns every status of a success, with what it means. */
export const successOf = (name: CallName): Record<string, string> => ({
  ...((endpoints[name] as Endpoint).success ?? { 200: 'Success' }),
});

/** Returns every status of an error that a call can return, with what it means. */
export function errorsOf(name: CallName): Record<string, string> {
  const endpoint: Endpoint = endpoints[name];
  const errors: Record<string, string> = { ...(endpoint.access === 'moderator' && NOT_MODERATOR), ...endpoint.errors };
  for (const [status, common] of Object.entries(COMMON_ERRORS)) {
    if (HAS_COMMON[status]?.(endpoint) === false) continue;
    const own = errors[status];
    // The own meaning of a 400 includes invalid input.
    errors[status] = own === undefined ? common : status === '400' ? own : `${own} Or: ${common}`;
  }
  return errors;
}

export const statusesOf = (name: CallName): number[] =>
  [...Object.keys(successOf(name)), ...Object.keys(errorsOf(name))].map(Number);
