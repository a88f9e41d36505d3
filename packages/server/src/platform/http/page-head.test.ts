import { expect, it } from 'vitest';
import { type PageHead, withPageHead } from './page-head.ts';

const PAGE = `<!doctype html><html><head>
<meta
  property="og:title"
  content="Can you beat the Machine?"
/><meta property="og:type" content="website" /><meta property="og:description" content="a" />
<meta name="twitter:card" content="summary_large_image" />
<title>Shared</title><meta name="description" content="b"/><meta property="og:image" content="/x.png" />
<meta property="og:image:alt" content="c" /></head><body><title>in the page</title></body></html>`;

const HEAD: PageHead = {
  status: 200,
  title: 'ada: can you beat the Machine?',
  description: 'I disagreed.',
  image: { path: '/s/1.png', alt: 'A picture.', width: 1200, height: 630 },
};
const URL_OF_PAGE = new URL('https://play.test/s/1');

const count = (text: string, part: string) => text.split(part).length - 1;

it('replaces what link previews show, and keeps the rest', () => {
  const page = withPageHead(PAGE, HEAD, URL_OF_PAGE);
  for (const tag of [
    '<title>ada: can you beat the Machine? · Beat the Machine</title>',
    '<meta name="description" content="I disagreed." />',
    '<meta property="og:title" content="ada: can you beat the Machine?" />',
    '<meta property="og:description" content="I disagreed." />',
    '<meta property="og:url" content="https://play.test/s/1" />',
    '<meta property="og:image" content="https://play.test/s/1.png" />',
    '<meta property="og:image:alt" content="A picture." />',
    '<meta property="og:image:width" content="1200" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="twitter:image:alt" content="A picture." />',
    '<meta property="og:type" content="website" />',
  ]) {
    expect([tag, count(page, tag)]).toEqual([tag, 1]);
  }
  for (const name of ['og:title', 'og:description', 'og:image"', 'og:image:alt', 'name="description"']) {
    expect([name, count(page, name)]).toEqual([name, 1]);
  }
  expect(page).toContain('<body><title>in the page</title>');
});

it('inserts hostile text as text', () => {
  const text = `"></title></head><script>alert(1)</script>$& $' & \u202E`;
  const page = withPageHead(PAGE, { status: 200, title: text, description: text }, URL_OF_PAGE);
  expect(page).not.toContain('<script>');
  expect(count(page, '</head>')).toBe(1);
  expect(page).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;/title&gt;&lt;/head&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; $\' &amp; \u202E" />',
  );
});
