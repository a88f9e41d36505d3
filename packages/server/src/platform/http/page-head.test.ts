import { expect, it } from 'vitest';
import { headElements, type PageHead } from './page-head.ts';

const HEAD: PageHead = {
  status: 200,
  title: 'ada: can you beat the Machine?',
  description: 'I disagreed.',
  image: { path: '/s/1.png', alt: 'A picture.', width: 1200, height: 630 },
};
const URL_OF_PAGE = new URL('https://play.test/s/1');

it('has each element that link previews show', () => {
  expect(headElements(HEAD, URL_OF_PAGE)).toEqual({
    title:
      '<title>ada: can you beat the Machine? · Beat the Machine</title><meta name="description" content="I disagreed." />',
    preview: [
      '<meta property="og:title" content="ada: can you beat the Machine?" />',
      '<meta property="og:description" content="I disagreed." />',
      '<meta property="og:url" content="https://play.test/s/1" />',
      '<meta property="og:image" content="https://play.test/s/1.png" />',
      '<meta property="og:image:type" content="image/png" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="A picture." />',
      '<meta name="twitter:image" content="https://play.test/s/1.png" />',
      '<meta name="twitter:image:alt" content="A picture." />',
    ].join(''),
  });
});

it('inserts hostile text as text', () => {
  const text = `"></title></head><script>alert(1)</script>$& $' & \u202E`;
  const { title, preview } = headElements({ status: 200, title: text, description: text }, URL_OF_PAGE);
  expect(title + preview).not.toMatch(/<script>|<\/head>/);
  expect(preview).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;/title&gt;&lt;/head&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; $\' &amp; \u202E" />',
  );
});
