import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'vitest';
import { patternOf, quotesOf, splitTags } from './coverage.ts';
import { SPEC_STATES } from './states.ts';

const NAMES = ['aria-label', 'alt', 'placeholder', 'aria-description', 'title'];

/**
 * Checks that a story shows the words that name its states: those in quotes in their rows. Flows and tests of behavior
 * go on after they have shown a state.
 */
export function checkQuotes({ tags }: StoryContext<ReactRenderer>): void {
  if (tags.includes('flow') || tags.includes('behavior')) return;
  const { stateIds } = splitTags(tags);
  const quotes = SPEC_STATES.filter(({ id }) => stateIds.includes(id)).flatMap(quotesOf);
  if (quotes.length === 0) return;
  const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
    NAMES.map((name) => element.getAttribute(name) ?? ''),
  );
  const words = [document.body.textContent, ...names].join(' ').replaceAll(/\s+/g, ' ');
  expect(quotes.filter((quote) => !patternOf(quote).test(words))).toEqual([]);
}
