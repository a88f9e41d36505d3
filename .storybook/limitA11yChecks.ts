import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { STYLE_RULES } from './checkStyles.ts';

/**
 * Limits axe in `npm test`: interaction stories run none because they end in states that other stories show, and
 * `checkStyles` checks colors and sizes. With motion on, axe doesn't run: it would measure colors in the middle of a fade.
 * `npm run test:long` runs all rules on all stories in both appearances.
 */
export function limitA11yChecks(context: StoryContext<ReactRenderer>): void {
  if (import.meta.env.MODE !== 'test') return;
  const runsAll = import.meta.env.STORIES === 'all';
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const isLimited = !runsAll && context.tags.includes('behavior');
  if (runsAll && !isMoving) return;
  const { a11y } = context.parameters;
  const limits =
    isMoving || isLimited
      ? { test: 'off' }
      : { options: { ...a11y.options, rules: Object.fromEntries(STYLE_RULES.map((id) => [id, { enabled: false }])) } };
  context.parameters = { ...context.parameters, a11y: { ...a11y, ...limits } };
}
