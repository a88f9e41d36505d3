import { expect, test } from 'vitest';
import { shortenTree } from './shortenTree.ts';

test('only the first of many rows are kept, with their number', () => {
  const rows = Array.from({ length: 6 }, (_, index) => `  - listitem:\n    - link "Row ${index}"`);
  expect(shortenTree(['- list:', ...rows, '- button "More"'].join('\n'))).toBe(`- list:
  - listitem:
    - link "Row 0"
  - listitem:
    - link "Row 1"
  … 6 in all
- button "More"`);
});

test('few rows and all texts are kept', () => {
  const texts = Array.from({ length: 6 }, (_, index) => `- paragraph: ${index}`).join('\n');
  expect(shortenTree(texts)).toBe(texts);
  const tree = '- list:\n  - listitem: A\n  - listitem: B\n- paragraph: C\n- list:\n  - listitem: D';
  expect(shortenTree(tree)).toBe(tree);
});
