import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.stories.tsx', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Components get time, randomness and data through props. */
const FORBIDDEN = {
  'the system clock': /new Date\(\)|Date\.now|performance\.now/,
  randomness: /Math\.random|crypto\./,
  storage: /localStorage|sessionStorage|indexedDB|document\.cookie/,
  'the network': /\bfetch\(|XMLHttpRequest|new WebSocket|EventSource/,
  'raw HTML': /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML/,
};

const broken = (source: string) =>
  Object.entries(FORBIDDEN).flatMap(([what, pattern]) => (pattern.test(source) ? [what] : []));

test.each(Object.entries(sources))('%s is a pure function of its props', (_file, source) => {
  expect(broken(source)).toEqual([]);
});
