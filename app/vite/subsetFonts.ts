import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const OUT = fileURLToPath(new URL('../../node_modules/.cache/machine-fonts', import.meta.url));
const FONTS = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
];

/** Latin letters and the punctuation we use; other characters fall back to system fonts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2190, 0x2193],
] as const;
const text = [
  ...RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))),
  '−×★•',
].join('');

/** Subsets the fonts to the characters and weights (400 to 700) in use and returns aliases to the subsets. */
export async function subsetFonts(): Promise<{ find: string; replacement: string }[]> {
  mkdirSync(OUT, { recursive: true });
  const resolve = createRequire(new URL('../../packages/ui/package.json', import.meta.url)).resolve;
  return Promise.all(
    FONTS.map(async (find) => {
      const source = readFileSync(resolve(find));
      const replacement = join(OUT, basename(find));
      const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
      writeFileSync(replacement, await subsetFont(source, text, { targetFormat: 'woff2', variationAxes }));
      return { find, replacement };
    }),
  );
}
