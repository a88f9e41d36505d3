import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** The axe rules that depend on color. All others give the same result in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Limits axe in `npm test`: dark runs all rules, light runs the color rules, and interaction stories run none because
 * they end in states that other stories show. `npm run test:long` runs all rules on all stories in both appearances.
 * With motion on, axe doesn't run: it would measure colors in the middle of a fade.
 */
export function limitA11yChecks(context: StoryContext<ReactRenderer>): void {
  if (import.meta.env.MODE !== 'test') return;
  const { a11y } = context.parameters;
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (isMoving) context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } };
  if (isMoving || import.meta.env.STORIES === 'all') return;
  const isBehavior = context.tags.includes('behavior');
  const isLight = context.globals.appearance === 'light';
  // Colors don't depend on the viewport width.
  const isNarrow = context.storyGlobals.viewport !== undefined;
  const runOnly = { type: 'rule', values: COLOR_RULES };
  context.parameters = {
    ...context.parameters,
    a11y: {
      ...a11y,
      ...((isBehavior || (isLight && isNarrow)) && { test: 'off' }),
      ...(isLight && { options: { ...a11y.options, runOnly } }),
    },
  };
}
