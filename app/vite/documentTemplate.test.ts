import { expect, test } from 'vitest';
import { documentTemplate } from './documentTemplate.ts';

const PAGE = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta
      name="description"
      content="A game."
    />
    <title>Beat the Machine</title>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/b.js">
    <link rel="stylesheet" crossorigin href="/assets/a.css">
    <link rel="preload" href="/api/game" as="fetch" crossorigin="use-credentials">
  </head>
  <body>
    <div id="root"><div>Loading</div></div>
    <noscript id="end">Beat the Machine needs JavaScript.</noscript>
  </body>
</html>`;

const read = (css: string) => (file: string) => (file === 'assets/a.css' ? css : '');

test('leaves room for what differs, and nothing that blocks the first paint', () => {
  expect(documentTemplate(PAGE, read('a { content: "$&" }'))).toBe(`<!doctype html>
<!--html-->
  <head>
    <!--head-->
    <script async src="/presses.js"></script>
    <script type="module" fetchpriority="low" crossorigin src="/assets/a.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/b.js">
    <style>a { content: "$&" }</style><link rel="stylesheet" crossorigin href="/assets/a.css" disabled>
  </head>
  <body>
    <div id="root"><!--root--></div><!--answers-->
    <noscript id="end">Beat the Machine needs JavaScript.</noscript>
  </body>
</html>`);
});

test.each([
  ['<title>Beat the Machine</title>', 'title'],
  ['<script src="/theme.js"></script>', 'theme'],
  ['<noscript id="end">', 'noscript'],
])('fails without %s, so that a change of the page is noticed', (part, name) => {
  expect(() => documentTemplate(PAGE.replace(part, ''), read(''))).toThrow(name);
});

test('fails when the style sheet could end its element', () => {
  expect(() => documentTemplate(PAGE, read('</STYLE><script>'))).toThrow('would end');
});
