import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/server/src/testing/after-test.ts';
import { ROOT } from '../build.ts';
import { splitRadixSheets } from './radix-sheets.ts';

const folder = temporaryFolder();
let sheets: Awaited<ReturnType<typeof splitRadixSheets>>;

const read = (name: string) => readFileSync(join(folder, 'theme', `${name}.css`), 'utf8');
const selectorsIn = (sheet: string): string[] => {
  const found: string[] = [];
  parse(sheet).walkRules(({ selectors }) => void found.push(...selectors));
  return found;
};

beforeAll(async () => {
  cpSync(join(ROOT, 'packages/ui/src'), folder, { recursive: true });
  sheets = await splitRadixSheets(folder, globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.stories.tsx'] }));
});

/** The rules of buttons without breakpoints. */
const isOfButton = (selector: string) => /^\.rt-(?:Base|Icon)?Button/.test(selector) && !selector.includes('\\:');

test('keeps all rules of the components that are used, except for breakpoints', () => {
  const all = selectorsIn(readFileSync(join(ROOT, 'node_modules/@radix-ui/themes/components.css'), 'utf8'));
  const kept = [...sheets.names, 'radixCore'].flatMap((name) => selectorsIn(read(name)));
  expect(all.filter(isOfButton).length).toBeGreaterThan(50);
  expect(kept.filter(isOfButton).toSorted()).toEqual(all.filter(isOfButton).toSorted());
});

const needs = (names: string) => sheets.namesFor(`import { ${names} } from '@radix-ui/themes';`);

test('gives a module the parts of its components and of those that these use, but not those that all use', () => {
  expect(needs('Flex, Text')).toEqual([]);
  expect(needs('Button')).toEqual(['radixBaseButton', 'radixButton', 'radixSpinner']);
  expect(needs('Badge, Button as RadixButton')).toEqual(expect.arrayContaining(['radixBadge', 'radixButton']));
});

test('keeps animations with the rules that name them', () => {
  expect(read('radixSpinner')).toContain('@keyframes rt-spinner-leaf-fade');
  expect(read('radixBadge')).not.toContain('@keyframes');
});

test('keeps utilities at all values, and at breakpoints only of props that have them', () => {
  const kept = selectorsIn(read('radixUtilities'));
  expect(kept).toEqual(expect.arrayContaining(['.rt-r-gap-9', String.raw`.sm\:rt-r-gap-9`]));
  expect(kept).not.toContain(String.raw`.xl\:rt-r-gap-9`);
});

test('puts the parts of the theme in layers', () => {
  expect(read('theme')).toContain("@import './radixCore.css' layer(radix.core);");
  expect(read('theme')).not.toMatch(/layer\(radix\)|themes\/(?:components|utilities)\.css/);
});
