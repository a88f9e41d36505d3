import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from './colors.ts';

const ROOT = new URL('../../packages/ui/src/', import.meta.url);
const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  // Defines every step of the scales, used or not.
  .filter((file) => file.endsWith('.css') && file !== 'theme/scales.css')
  .map((file) => readFileSync(new URL(file, ROOT), 'utf8'));

const NAMED =
  /var\((--(?:(?:accent|mint|tomato|amber|gray|color|focus)-[a-z0-9-]+|line-strong|line|overlay|scan|aura))\b/g;
const named = sheets.flatMap((sheet) => [...sheet.matchAll(NAMED)].map(([, token]) => token));
const shown = COLORS.flatMap(({ colors }) => colors.map(({ token }) => token));

test('the style guide lists exactly the colors that style sheets use', () => {
  expect([...new Set(named)].toSorted()).toEqual(shown.toSorted());
});
