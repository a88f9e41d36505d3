import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { utils } from 'vitest/browser';
import { isRecorded } from './recordedStories.ts';
import { shortenTree } from './shortenTree.ts';

const isOffScreen = (element: Element | null) =>
  element !== null && getComputedStyle(element).position === 'absolute' && element.getBoundingClientRect().width <= 1;

/** Announcements that nobody sees come and go with time. Tests of behavior assert them. */
const findAnnouncers = () =>
  [...document.querySelectorAll('output, [role=status]')].filter(
    (status) =>
      status.childNodes.length === 0 ||
      [status, status.parentElement, status.firstElementChild].some((element) => isOffScreen(element)),
  );

/** Returns the accessibility tree of an element, as text. */
export function treeOf(element: Element): string {
  const { generateAriaTree, renderAriaTree } = utils.aria;
  return renderAriaTree(generateAriaTree(element));
}

/** Returns the accessibility tree of what a story shows, without what its lists repeat. */
function readTree(): string {
  // The header and footer have stories of their own. What opens above the page is outside of its main part.
  const isCovered = document.querySelector('[role=dialog], [role=alertdialog], [data-toast], [role=menu]') !== null;
  const page = (isCovered ? null : document.querySelector('main')) ?? document.body;
  const announcers = findAnnouncers().filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of announcers) element.setAttribute('aria-hidden', 'true');
  const whole = treeOf(page);
  // Each row of a sheet is a state of its own.
  const tree = document.querySelector('[data-sheet]') ? whole : shortenTree(whole);
  for (const element of announcers) element.removeAttribute('aria-hidden');
  return tree;
}

/**
 * Compares what each state says, to eyes and to screen readers, with its record in `__snapshots__`: every name, text,
 * mark, row and control with its state, and nothing else. `npx vitest run --project stories <folder> -u` records it
 * again.
 */
export function checkRecord(context: StoryContext): void {
  if (!isRecorded(context) || context.title.startsWith('Foundations/')) return;
  // Light differs by the name of one button in the header.
  if (context.globals.appearance === 'light') return;
  expect(readTree()).toMatchSnapshot();
}
