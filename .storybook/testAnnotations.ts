import type { StoryContext } from '@storybook/react-vite';
import './shareOwnerStack.ts';
import './ignoreViewportResize.ts';
import { checkLayout } from './checkLayout.ts';
import { checkPage } from './checkPage.ts';
import { checkStates } from '@machine/book/spec/checkStates.ts';
import { recordEvents } from '@machine/book/spec/recordEvents.ts';
import { checkRecord, treeOf } from './checkRecord.ts';

/*
 * What Storybook adds to every story that runs as a test. The order is the cheapest: what is read at the width of the
 * story comes before its styles are computed once more for a phone.
 */

// With many stories running in parallel a page is hardly ever idle, so idle callbacks run at once.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

// Storybook reads it after each story to restart animations at their end, which computes all styles and the layout once
// more. Under reduced motion few are left, which are put at their end below.
if (matchMedia('(prefers-reduced-motion: reduce)').matches)
  Object.defineProperty(document.body, 'clientHeight', { value: 0 });

/** Resolves when the fonts of an element have come, which its layout asks for. */
async function fontsOf(element: Element): Promise<void> {
  element.getBoundingClientRect();
  await document.fonts.ready;
}

export const beforeEach = (context: StoryContext) => recordEvents(context);

export async function afterEach(context: StoryContext): Promise<void> {
  // Storybook reverses them, so they end at 0.
  for (const animation of document.getAnimations()) animation.currentTime = 0;
  await fontsOf(document.body);
  await checkPage(context);
  checkStates(context, () => treeOf(document.body));
  checkRecord(context);
  checkLayout(context);
}
