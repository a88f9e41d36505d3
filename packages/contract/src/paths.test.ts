import { expect, test } from 'vitest';
import { isOwnPath, paths } from './paths.ts';

test.each(['/', '/?match=nba-1', '/signup', '/profile/a%2Fb', '/completed/é'])('isOwnPath accepts %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

/** One of each kind of path that an attacker could place in the stored return path. */
test.each([
  '',
  'signup',
  '?login=1',
  '//evil.test',
  '/\\evil.test',
  '/%2fevil.test',
  '/%2Fevil.test',
  '//%2fevil.test',
  'https:evil.test',
  'javascript:alert(1)',
  '/a\\b',
  '/a b',
  '/\t/evil.test',
  '/\u2028/evil.test',
  '/\u0000/evil.test',
  '/\u200B/evil.test',
  '/\uD800',
])('isOwnPath rejects %j', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

const isForeign = (path: string) =>
  !path.startsWith('/') || new URL(path, 'https://play.test').origin !== 'https://play.test';

test('accepted paths start with a slash and resolve to our origin', () => {
  const fragments = ['', ...'/\\.@:?#;\t\n é', '\u3002', '%2f', '%5c', '..', 'evil.test', 'https:', 'javascript:'];
  const extended = (starts: string[]) => starts.flatMap((start) => fragments.map((fragment) => start + fragment));
  const accepted = extended(extended(extended(fragments))).filter(isOwnPath);
  expect(accepted.length).toBeGreaterThan(1_000);
  expect(accepted.filter(isForeign)).toEqual([]);
});

test('encodes an id as one path segment, as in the address of a call', () => {
  expect(paths.profile('..')).toBe('/profile/%252E%252E');
});
