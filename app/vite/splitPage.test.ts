import { expect, test } from 'vitest';
import { splitPage } from './splitPage.ts';

const slot = (content: string) => `<!--slot-->${content}<!--slot-->`;
const PAGE = [
  `<!doctype html>${slot('<html>')}<head>${slot(' <meta name="a" /> ')}${slot('<title>Game</title>')}`,
  `${slot('<script src="/plain.js"></script>')}<script src="/a.js"></script></head><body>`,
  `${slot('<div id="root"></div>')}<noscript></noscript></body>`,
].join('');

test('the plain page has the content of the slots, a rendered root, its links, and a place for the picture of link previews', () => {
  expect(splitPage(PAGE).plain('$&', 'LINKS')).toBe(
    '<!doctype html><html><head><meta name="a" /><!--preview--><title>Game</title>LINKS<script src="/plain.js"></script>' +
      '<script src="/a.js"></script></head><body><div id="root">$&</div><noscript></noscript></body>',
  );
});

test('the document leaves the slots open and loads files in its own way', () => {
  expect(splitPage(PAGE).document('STYLES', 'FILES')).toEqual({
    parts: [
      '<!doctype html>',
      '<head>',
      '',
      'STYLES</head><body><div id="root">',
      '</div>',
      '<noscript></noscript>FILES</body>',
    ],
    preview: '<meta name="a" />',
  });
});

test('fails without a slot, so that a change of the page is noticed', () => {
  expect(() => splitPage(PAGE.replace('<!--slot-->', ''))).toThrow('9 of 10');
});
