import { expect, test } from 'vitest';
import { isOwnPath, paths } from './paths.ts';

test.each(['/', '/?match=nba-1', '/signup', '/profile/a%2Fb', '/completed/é'])('isOwnPath accepts %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

/** Known open-redirect payloads that an attacker could place in the stored return path. */
const FOREIGN_PATHS = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '/\\\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '//\\evil.test',
  '//evil.test/%2f..',
  '//evil.test:443/',
  '//me@evil.test',
  '//play.test@evil.test',
  '//evil.test?play.test',
  '//evil.test#play.test',
  '//[::1]',
  '//2130706433',
  '//evil\u3002test',
  '/%2f%2fevil.test',
  '/%2Fevil.test',
  '//%2fevil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'HTTPS://evil.test',
  'http://evil.test',
  'ftp://evil.test',
  'wss://evil.test',
  'file:///etc/passwd',
  'about:blank',
  'blob:https://evil.test/1',
  'mailto:a@evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/\r\n/evil.test',
  '/ /evil.test',
  '/\u00A0/evil.test',
  '/\u2028/evil.test',
  '/\u0000/evil.test',
  '/\u007F/evil.test',
  '/\uFEFF/evil.test',
  '/\u200B/evil.test',
  '/\u202E/evil.test',
  '\t//evil.test',
  '\n//evil.test',
  ' //evil.test',
  '/a\\b',
  '/a b',
  '/a\n//evil.test',
  '/\uD800',
];

test.each(['', 'signup', './signup', '../signup', '?login=1', '#top', 'evil.test', ...FOREIGN_PATHS])(
  'isOwnPath rejects %j',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);

test('accepted paths resolve to our origin, whatever follows the slash', () => {
  const fragments = ['', ...'/\\.@:?#;\t\n é', '%2f', '%5c', '..', 'evil.test', 'https:'];
  let accepted = 0;
  for (const a of fragments)
    for (const b of fragments)
      for (const c of fragments) {
        const path = `/${a}${b}${c}`;
        if (!isOwnPath(path)) continue;
        accepted += 1;
        expect(`${path} at ${new URL(path, 'https://play.test').origin}`).toBe(`${path} at https://play.test`);
      }
  expect(accepted).toBeGreaterThan(1_000);
});

test('encodes an id as one path segment, as in the address of a call', () => {
  expect(paths.profile('..')).toBe('/profile/%252E%252E');
});
