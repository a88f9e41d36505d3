import type { StoryContext } from '@storybook/react-vite';
import './shareOwnerStack.ts';
import './ignoreViewportResize.ts';
import { checkControls, withControls } from './checkControls.tsx';
import { checkLayout } from './checkLayout.ts';
import { checkPage } from './checkPage.ts';
import { checkStates } from '@machine/book/spec/checkStates.ts';
import { recordEvents } from '@machine/book/spec/recordEvents.ts';
import { utils } from 'vitest/browser';

/*
 * What Storybook adds to every story that runs as a test. The order is the cheapest: what is read at the width of the
 * story comes before its styles are computed once more for a phone.
 */

// With many stories running in parallel a page is hardly ever idle, so idle callbacks run at once.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

/** Returns the accessibility tree of an element, as text. */
function treeOf(element: Element): string {
  const { generateAriaTree, renderAriaTree } = utils.aria;
  return renderAriaTree(generateAriaTree(element));
}

/** Resolves when the fonts of an element have come, which its layout asks for. */
async function fontsOf(element: Element): Promise<void> {
  element.getBoundingClientRect();
  await document.fonts.ready;
}

/** Axe takes longer than all other checks. By day it checks one story of each component and screen, at night all. */
function chooseForAxe(context: StoryContext): void {
  if (import.meta.env.NIGHTLY || context.name === 'Playground') return;
  const { parameters } = context;
  context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } };
}

export function beforeEach(context: StoryContext) {
  chooseForAxe(context);
  return recordEvents(context);
}

export async function afterEach(context: StoryContext): Promise<void> {
  // Storybook reverses them, so they end at 0.
  for (const animation of document.getAnimations()) animation.currentTime = 0;
  await fontsOf(document.body);
  checkPage();
  checkStates(context, () => treeOf(document.body));
  checkLayout(context);
  checkControls(context);
}

export const decorators = [withControls];
