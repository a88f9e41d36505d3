import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/**
 * Limits axe in `npm test`: interaction stories run none because they end in states that other stories show. With
 * motion on, axe doesn't run: it would measure colors in the middle of a fade. `npm run test:long` runs all rules on
 * all stories in both appearances.
 */
export function limitA11yChecks(context: StoryContext<ReactRenderer>): void {
  if (import.meta.env.MODE !== 'test') return;
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const isLimited = import.meta.env.STORIES !== 'all' && context.tags.includes('behavior');
  if (!isMoving && !isLimited) return;
  context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, test: 'off' } };
}
