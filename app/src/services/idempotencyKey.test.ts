import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKey.ts';

test('keeps the key of a request until its body changes', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ email: 'ada@example.org', password: 'one' });
  expect(first).toMatch(/^[a-z\d]{1,2}(?:-[a-z\d]{1,2}){15}$/);
  expect(keyOf({ email: 'ada@example.org', password: 'one' })).toBe(first);
  expect(keyOf({ email: 'ada@example.org', password: 'two' })).not.toBe(first);
  expect(createIdempotencyKeys()({ email: 'ada@example.org', password: 'one' })).not.toBe(first);
});
