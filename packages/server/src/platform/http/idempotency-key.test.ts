import { expect, it } from 'vitest';
import { idempotencyKeyOf } from './idempotency-key.ts';

const requestWith = (key: string) => new Request('http://x', { headers: { 'Idempotency-Key': key } });

it('returns the key, or null when there is none', () => {
  expect(idempotencyKeyOf(new Request('http://x'))).toBe(null);
  expect(idempotencyKeyOf(requestWith(''))).toBe(null);
  for (const key of ['x', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'x'.repeat(200)]) {
    expect(idempotencyKeyOf(requestWith(key))).toBe(key);
  }
});

it.each(['x'.repeat(201), 'é', 'a\tb'])('rejects %j', (key) => {
  expect(() => idempotencyKeyOf(requestWith(key))).toThrow('The Idempotency-Key is invalid.');
});
