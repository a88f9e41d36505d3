import type { ReactRenderer } from '@storybook/react-vite';
import axe from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';

/** The axe rules that depend on color. All others give the same result in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Shows a tested story in light and checks its colors. The appearance is only a class, so the story isn't rendered
 * again, which would take most of the time. Behavior doesn't depend on it, and colors don't depend on the width.
 */
export async function checkLightColors({ tags, storyGlobals, parameters }: StoryContext<ReactRenderer>): Promise<void> {
  if (import.meta.env.MODE !== 'test' || import.meta.env.STORIES === 'all') return;
  if (parameters.a11y.test === 'off' || tags.includes('flow') || storyGlobals.viewport !== undefined) return;
  const roots = [...document.querySelectorAll('.radix-themes.dark')];
  // Otherwise colors would be measured in the middle of a transition.
  const withoutTransitions = document.createElement('style');
  withoutTransitions.textContent = '* { transition: none !important; }';
  const setLight = (isLight: boolean) => {
    for (const root of roots) {
      root.classList.toggle('light', isLight);
      root.classList.toggle('dark', !isLight);
    }
  };
  document.head.append(withoutTransitions);
  setLight(true);
  try {
    const { violations } = await axe.run({
      preload: false,
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: COLOR_RULES },
    });
    const found = violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help} in light: ${html}`));
    await expect(found).toEqual([]);
  } finally {
    setLight(false);
    withoutTransitions.remove();
  }
}
