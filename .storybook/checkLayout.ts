import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { inWindow } from '../packages/ui/stories/inWindow.ts';

/** Long lists render only the rows in view. */
const MAX_ELEMENTS = 2_500;
/** The narrowest phone. */
const WIDTH = 320;

/** Boxes of text that may scroll down but not sideways. */
const BOXES = '[role=dialog], [role=alertdialog], [role=log]';

const isTooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

/**
 * Checks what every state promises wherever it is shown: at 320 px neither the page nor a dialog scrolls sideways, and
 * the number of elements doesn't grow with the number of rows.
 */
export function checkLayout({ tags, parameters }: StoryContext): void {
  if (tags.includes('behavior') || tags.includes('flow') || parameters.isWide) return;
  const boxes = [document.documentElement, ...document.querySelectorAll(BOXES)];
  const wide = inWindow(WIDTH, innerHeight, () => boxes.filter(isTooWide));
  expect(wide.map(({ localName, className }) => `${localName} ${className}`)).toEqual([]);
  expect(document.querySelectorAll('body *').length).toBeLessThan(MAX_ELEMENTS);
}
