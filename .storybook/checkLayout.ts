import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Long lists render only the rows in view. */
const MAX_ELEMENTS = 2_500;
/** The narrowest phone. */
const WIDTH = 320;

/** Boxes of text that may scroll down but not sideways. */
const BOXES = '[role=dialog], [role=alertdialog], [role=log]';

const isTooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

type Story = { tags: readonly string[]; parameters: { isWide?: boolean } };

/*
 * Checks what every state promises wherever it is shown: at 320 px neither the page nor a dialog scrolls sideways, and
 * the number of elements doesn't grow with the number of rows. Runs last, because it leaves the page narrow; the next
 * story sets its own width.
 */
afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: Story };
  if (!story || task.result?.state === 'fail') return;
  if (story.tags.includes('behavior') || story.tags.includes('flow') || story.parameters.isWide) return;
  await page.viewport(WIDTH, 640);
  const boxes = [document.documentElement, ...document.querySelectorAll(BOXES)];
  // oxlint-disable-next-line vitest/no-standalone-expect -- a test of every story
  expect(boxes.filter(isTooWide).map(({ localName, className }) => `${localName}.${className}`)).toEqual([]);
  // oxlint-disable-next-line vitest/no-standalone-expect -- a test of every story
  expect(document.querySelectorAll('body *').length).toBeLessThan(MAX_ELEMENTS);
});
