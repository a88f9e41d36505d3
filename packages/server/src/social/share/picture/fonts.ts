import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Each subset is a font of its own, so that a text with letters of several of them finds all its glyphs. */
const SUBSETS = [
  ['Geist Mono', 'latin'],
  ['Geist Mono Ext', 'latin-ext'],
  ['Geist Mono Cyrillic', 'cyrillic'],
] as const;
const WEIGHTS = [400, 700] as const;

/** The fonts of the pictures, as satori takes them. */
export const FONTS = SUBSETS.flatMap(([name, subset]) =>
  WEIGHTS.map((weight) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(require.resolve(`@fontsource/geist-mono/files/geist-mono-${subset}-${weight}-normal.woff`)),
  })),
);
