import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** Rules of axe that depend on colors; all others find in light what they find in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * In `npm test` axe looks at every state: by all of its rules in dark, by those on color in light. What behavior ends
 * in is a state that others show; `npm run test:long` looks at that as well, and by all rules in both.
 */
export function limitA11yChecks(context: StoryContext<ReactRenderer>): void {
  if (import.meta.env.MODE !== 'test' || import.meta.env.STORIES === 'all') return;
  const { a11y } = context.parameters;
  const isBehavior = context.tags.includes('behavior');
  const isLight = context.globals.appearance === 'light';
  // Narrow, it has the colors that it has when it is wide.
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
