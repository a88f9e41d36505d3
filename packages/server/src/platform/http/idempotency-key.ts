import { HttpError } from './http-error.ts';

/**
 * Returns the request's `Idempotency-Key`, with which a retry has no second effect; null when there is none. Throws an
 * `HttpError` (400) unless it is at most 200 printable ASCII characters.
 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || key === '') return null;
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw new HttpError(400, 'The Idempotency-Key is invalid.');
  return key;
}

export const idempotencyKeyReused = () =>
  new HttpError(422, 'This Idempotency-Key was already used for a different request.');
