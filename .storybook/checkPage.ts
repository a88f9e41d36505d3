import { expect } from 'storybook/test';

/** Checks what must hold after every story: nothing scrolls the page sideways, and no text ran as a script. */
export async function checkPage(): Promise<void> {
  // Outside of tests the window can have any width.
  if (import.meta.env.MODE !== 'test') return;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  // The hostile fixtures set it.
  await expect('__pwned' in window).toBe(false);
}
