import type { ReactRenderer } from '@storybook/react-vite';
import axe from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { createNewElementsFinder } from './newElements.ts';
import { createNewLooksFinder } from './newLooks.ts';

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** The axe rules about styles. They take most of its time, and find the same in elements of the same styles. */
export const STYLE_RULES = [...COLOR_RULES, 'target-size', 'avoid-inline-spacing'];
const RULES = { dark: STYLE_RULES, light: COLOR_RULES };
type Appearance = keyof typeof RULES;
const APPEARANCES: readonly Appearance[] = ['dark', 'light'];

const findNewElements = createNewElementsFinder();
const findNewLooks = createNewLooksFinder();

/**
 * Checks colors, in dark and light, and sizes of the elements of a tested story that look like none of an earlier
 * story. The appearance is only a class, so the story isn't rendered again.
 */
export async function checkStyles({ parameters }: StoryContext<ReactRenderer>): Promise<void> {
  if (import.meta.env.MODE !== 'test' || import.meta.env.STORIES === 'all') return;
  if (parameters.a11y.test === 'off') return;
  const newElements = findNewElements(document.body);
  if (newElements.length === 0) return;
  const roots = [...document.querySelectorAll('.radix-themes.dark')];
  const show = (appearance: Appearance) => {
    for (const root of roots) {
      root.classList.remove('dark', 'light');
      root.classList.add(appearance);
    }
  };
  // Otherwise colors would be measured in the middle of a transition.
  const withoutTransitions = document.createElement('style');
  withoutTransitions.textContent = '* { transition: none !important; }';
  document.head.append(withoutTransitions);
  try {
    const include = findNewLooks(newElements, (visit) => {
      for (const appearance of APPEARANCES) {
        show(appearance);
        visit();
      }
    });
    if (include.length === 0) return;
    for (const appearance of APPEARANCES) {
      show(appearance);
      const { violations } = await axe.run(
        { include },
        { preload: false, resultTypes: ['violations'], runOnly: { type: 'rule', values: RULES[appearance] } },
      );
      const found = violations.flatMap(({ help, nodes }) =>
        nodes.map(({ html }) => `${help} in ${appearance}: ${html}`),
      );
      await expect(found).toEqual([]);
    }
  } finally {
    show('dark');
    withoutTransitions.remove();
  }
}
