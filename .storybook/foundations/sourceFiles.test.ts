import { expect, test } from 'vitest';
import { componentOf, countUses } from './sourceFiles.ts';

test.each([
  ['../layout/Header.tsx', 'Header'],
  ['../layout/Header.module.css', 'Header'],
  ['../theme/theme.css', 'theme'],
])('componentOf(%s) is %s', (file, component) => {
  expect(componentOf(file)).toBe(component);
});

test('countUses counts a token, but not longer tokens that start with its name', () => {
  const sources = { a: 'gap: var(--space-1) var(--space-1);', b: 'gap: var(--space-12);' };
  expect(countUses('--space-1', sources)).toBe(2);
});
