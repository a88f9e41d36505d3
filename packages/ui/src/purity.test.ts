import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.stories.tsx', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Time and chance come in as props; what is known comes in as state. */
const FORBIDDEN = {
  'the clock of the machine': /new Date\(\)|Date\.now|performance\.now/,
  chance: /Math\.random|crypto\./,
  storage: /localStorage|sessionStorage|indexedDB|document\.cookie/,
  'the network': /\bfetch\(|XMLHttpRequest|new WebSocket|EventSource/,
  'markup out of text': /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML/,
};

const broken = (source: string) =>
  Object.entries(FORBIDDEN).flatMap(([what, pattern]) => (pattern.test(source) ? [what] : []));

test.each(Object.entries(sources))('%s is a pure function of its props', (_file, source) => {
  expect(broken(source)).toEqual([]);
});
