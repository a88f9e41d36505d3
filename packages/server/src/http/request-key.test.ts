import { expect, it } from 'vitest';
import { requestKeyOf } from './request-key.ts';

const requestWith = (key: string) => new Request('http://x', { headers: { 'Idempotency-Key': key } });

it('a request has a key when it says so', () => {
  expect(requestKeyOf(new Request('http://x'))).toBe(null);
  expect(requestKeyOf(requestWith(''))).toBe(null);
  for (const key of ['x', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'x'.repeat(200)]) {
    expect(requestKeyOf(requestWith(key))).toBe(key);
  }
});

it.each(['x'.repeat(201), 'é', 'a\tb'])('%j is none', (key) => {
  expect(() => requestKeyOf(requestWith(key))).toThrow('The Idempotency-Key is not valid.');
});
