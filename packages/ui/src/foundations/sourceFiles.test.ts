import { expect, test } from 'vitest';
import { partOf, usesOf } from './sourceFiles.ts';

test.each([
  ['../layout/Header.tsx', 'Header'],
  ['../layout/Header.module.css', 'Header'],
  ['../theme/theme.css', 'theme'],
])('%s is the part %s', (file, part) => {
  expect(partOf(file)).toBe(part);
});

test('a token is counted where it is named, and not where a longer name begins like it', () => {
  const sources = { a: 'gap: var(--space-1) var(--space-1);', b: 'gap: var(--space-12);' };
  expect(usesOf('--space-1', sources)).toBe(2);
});
