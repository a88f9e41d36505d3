import { expect, test } from 'vitest';
import { isOwnPath, paths } from './paths.ts';

test.each(['/', '/?match=nba-1', '/signup', '/profile/a%2Fb', '/completed/é'])('S8: %s is our own', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

/** What has led applications astray: each as a path that somebody may have put where the way back is kept. */
const STRANGERS = [
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

test('S8: there are 60 of them', () => {
  expect(new Set(STRANGERS).size).toBe(60);
});

test.each(['', 'signup', './signup', '../signup', '?login=1', '#top', 'evil.test', ...STRANGERS])(
  'S8: %j is refused as a way back',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);

test('S8: whatever follows the slash, what is taken for our own stays on our origin', () => {
  const odd = [
    '/',
    '\\',
    '%2f',
    '%5c',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    ';',
    '\t',
    '\n',
    ' ',
    'evil.test',
    'https:',
    'é',
  ];
  let own = 0;
  for (const a of odd)
    for (const b of odd)
      for (const c of odd) {
        const path = `/${a}${b}${c}`;
        if (!isOwnPath(path)) continue;
        own += 1;
        expect(`${path} at ${new URL(path, 'https://play.test').origin}`).toBe(`${path} at https://play.test`);
      }
  expect(own).toBeGreaterThan(1_000);
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
