import { Refusal } from './refusal.ts';

/**
 * What a client calls its request (`Idempotency-Key`), so that sending it again does nothing twice; null for none.
 * Throws a `Refusal` (400) for one that is no printable text of at most 200 characters.
 */
export function requestKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || key === '') return null;
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'The Idempotency-Key is not valid.');
  return key;
}

export const keyUsed = () => new Refusal(422, 'This Idempotency-Key has been used for another request.');
