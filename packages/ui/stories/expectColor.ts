import { expect } from 'storybook/test';

/** Expects the text of an element to have the color of a token. For marks, whose color says the same as their word. */
export async function expectColor(element: Element, token: `--${string}`): Promise<void> {
  const sample = document.createElement('span');
  sample.style.color = `var(${token})`;
  element.after(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  await expect(getComputedStyle(element).color).toBe(color);
}
