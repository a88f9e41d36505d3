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

/** Latin letters and the punctuation of our own texts; what is missing falls back letter by letter. */
const KEPT = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2190, 0x2193],
] as const;
const text = [
  ...KEPT.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))),
  '−×★•',
].join('');

/** Cuts the fonts to the letters and weights (400 to 700) in use, and says where the cut ones stand in their place. */
export async function subsetFonts(): Promise<{ find: string; replacement: string }[]> {
  mkdirSync(OUT, { recursive: true });
  const resolve = createRequire(new URL('../../packages/ui/package.json', import.meta.url)).resolve;
  return Promise.all(
    FONTS.map(async (find) => {
      const whole = readFileSync(resolve(find));
      const replacement = join(OUT, basename(find));
      const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
      writeFileSync(replacement, await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes }));
      return { find, replacement };
    }),
  );
}
