import { expect, test } from 'vitest';
import { isOwnPath, paths } from './paths.ts';

test.each(['/', '/?match=nba-1', '/signup', '/profile/a%2Fb', '/completed/é'])('S8: %s is our own', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'signup',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%2f%2fevil.test',
  '/%2Fevil.test',
  'https:evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  '/ /evil.test',
  '\t//evil.test',
  '/a\\b',
  '/\u0000/evil.test',
])('S8: %j leaves the origin and is refused', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test.each([
  ['u-ada', '/profile/u-ada'],
  ['a/b?c#d', '/profile/a%2Fb%3Fc%23d'],
  ['../../auth/logout', '/profile/..%2F..%2Fauth%2Flogout'],
  ['..', '/profile/%252E%252E'],
  ['\uD800', '/profile/%EF%BF%BD'],
])('the id %j is one part of an address', (id, path) => {
  expect(paths.profile(id)).toBe(path);
  expect(new URL(path, 'https://play.test').pathname).toBe(path);
});
