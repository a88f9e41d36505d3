import { expect } from 'vitest';

/**
 * Checks what must hold after every tested story: nothing scrolls the page sideways, no text became markup, and ids are
 * unique.
 */
export function checkPage(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  // The hostile fixtures set it, or would become elements with these attributes.
  expect('__pwned' in window).toBe(false);
  expect(document.querySelectorAll('[onerror], [onload], [href^="javascript:"]')).toHaveLength(0);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
}
