import { expect, test } from 'vitest';
import { shortenTree } from './shortenTree.ts';

test('only the first of many siblings of a role are kept, with their number', () => {
  const rows = Array.from({ length: 6 }, (_, index) => `  - listitem:\n    - link "Row ${index}"`);
  expect(shortenTree(['- list:', ...rows, '- button "More"'].join('\n'))).toBe(`- list:
  - listitem:
    - link "Row 0"
  - listitem:
    - link "Row 1"
  … 6 in all
- button "More"`);
});

test('few siblings, and siblings with other roles between them, are kept', () => {
  const tree = '- list:\n  - listitem: A\n  - listitem: B\n- paragraph: C\n- list:\n  - listitem: D';
  expect(shortenTree(tree)).toBe(tree);
});
