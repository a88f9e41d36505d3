import { expect, test } from 'vitest';
import { ApiError, saysUnauthorized, errorMessage } from './error.ts';

const FALLBACK = 'Something went wrong';

test.each([
  ['a JSON message', new ApiError(400, '{"message":"Name is taken"}'), 'Name is taken'],
  ['a JSON error', new ApiError(400, '{"error":"Name is taken"}'), 'Name is taken'],
  ['short plain text', new ApiError(403, 'Forbidden'), 'Forbidden'],
  ['the status text of an empty body', new ApiError(500, '', 'Internal Server Error'), 'Internal Server Error'],
  ['an empty body without a status text', new ApiError(500, ''), FALLBACK],
  ['an HTML page', new ApiError(500, '<!doctype html><script>window.__pwned=1</script>'), FALLBACK],
  ['JSON without a message', new ApiError(500, '{"code":7}'), FALLBACK],
  ['JSON with a message that is not a string', new ApiError(500, '{"message":{"a":1}}'), FALLBACK],
  ['a JSON list', new ApiError(500, '[1]'), FALLBACK],
  ['a long text', new ApiError(500, 'x'.repeat(201)), FALLBACK],
  ['no response', new TypeError('Failed to fetch'), FALLBACK],
])('errorMessage returns the server message or the fallback: %s', (_, error, message) => {
  expect(errorMessage(error, FALLBACK)).toBe(message);
});

test.each([
  [new ApiError(401, '{"message":"Unauthorized"}'), true],
  [new ApiError(401, '', 'Unauthorized'), true],
  [new ApiError(401, '{"message":"Session expired"}'), false],
  [new ApiError(403, 'Unauthorized'), false],
  [new TypeError('Unauthorized'), false],
])('saysUnauthorized requires a 401 that says Unauthorized: %s %s', (error, expected) => {
  expect(saysUnauthorized(error)).toBe(expected);
});

test.each([
  ['30', 30_000],
  ['3600', 60_000],
  ['-1', 0],
  ['soon', 0],
  [null, 0],
])('Retry-After %s waits %i ms, a minute at most', (header, ms) => {
  expect(new ApiError(429, '', '', header).retryAfterMs).toBe(ms);
});
