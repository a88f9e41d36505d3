import { expect, test } from 'vitest';
import { createIsUsed } from './usedSelectors.ts';

const isUsed = createIsUsed([
  `const look = 'rt-Button rt-r-size-2 rt-variant-solid'; <i data-accent-color="mint" data-scaling="100%">`,
]);

test.each([
  ['.rt-Button', true],
  ['.rt-Button:where(.rt-r-size-2):where(:not(.rt-variant-ghost))', true],
  ['.rt-Button:where(:hover)', true],
  ['.rt-Button:where(:not(.rt-variant-ghost)) :where(svg)', true],
  ['.rt-Button:where(.rt-variant-ghost)', false],
  ['.rt-Button:where(.rt-variant-soft, .rt-variant-solid)', true],
  ['.rt-Button:where(.rt-variant-soft, .rt-variant-ghost)', false],
  ['.rt-Button:where(.sm\\:rt-r-size-2)', false],
  ['.rt-Card', false],
  ['.rt-Card > .rt-Button', false],
  ['.radix-themes:where(.dark, .dark-theme)', true],
  ["[data-accent-color='mint']", true],
  ["[data-accent-color='bronze']", false],
  ["[data-accent-color]:where(:not([data-accent-color='']))", true],
  ["[data-scaling='100%']", true],
  ["[data-scaling='90%']", false],
  ["[data-state='open']", true],
  ['::selection', true],
])('%s is used: %s', (selector, expected) => {
  expect(isUsed(selector)).toBe(expected);
});
