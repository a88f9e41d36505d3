import axe, { type ElementContext, type RunOptions } from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { createNewElementsFinder } from './newElements.ts';

/** The rules that depend on the appearance. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** The rules that compare elements all over the page. */
const OUTLINE_RULES = [
  'heading-order',
  'landmark-unique',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
];
const OUTLINE = 'h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, [role=region], [role=search]';

const WITHOUT_OUTLINE_AND_COLORS = Object.fromEntries(
  [...OUTLINE_RULES, ...COLOR_RULES].map((id) => [id, { enabled: false }]),
);

const findNewElements = createNewElementsFinder();
const checkedOutlines = new Set<string>();

// Every control must measure at least 24 px.
axe.configure({
  rules: [
    { id: 'target-size', enabled: true },
    // Axe normally allows a skip link outside of landmarks, but doesn't recognize it in the test page.
    { id: 'region', selector: 'body *:not([data-skip-link])' },
  ],
});

/**
 * Checks what must hold after every tested story: nothing scrolls the page sideways, no text became markup, ids are
 * unique, and axe finds nothing in elements with a new meaning, and no unreadable color, in dark or light, in text with a
 * new look. "New" means unlike everything in earlier stories.
 */
export async function checkPage({ parameters, tags }: StoryContext): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  // The hostile fixtures set it, or would become elements with these attributes.
  expect('__pwned' in window).toBe(false);
  expect(document.querySelectorAll('[onerror], [onload], [href^="javascript:"]')).toHaveLength(0);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  // At night the addon runs all rules on every story, and colors can't be measured while they fade.
  if (import.meta.env.NIGHTLY || parameters.a11y.disable || !matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  // Interaction tests may show a part several times.
  if (!tags.includes('behavior')) await checkOutline();
  const { meanings, hasSmall, looks } = findNewElements(document.body);
  const isPage = parameters.a11y.config.rules.some(
    (rule: { id: string; enabled: boolean }) => rule.id === 'region' && rule.enabled,
  );
  if (meanings.length > 0)
    await expectNoViolations(
      { include: meanings },
      {
        rules: {
          ...WITHOUT_OUTLINE_AND_COLORS,
          region: { enabled: isPage },
          // Compares every control with all others around it, a third of the time of axe.
          'target-size': { enabled: hasSmall },
        },
      },
    );
  if (looks.length === 0) return;
  await expectNoViolations({ include: looks }, { runOnly: COLOR_RULES });
  await inLight(() => expectNoViolations({ include: looks }, { runOnly: COLOR_RULES }));
}

async function checkOutline(): Promise<void> {
  const outline = [...document.querySelectorAll(OUTLINE)]
    .map((element) => `${element.localName} ${element.role}`)
    .join();
  if (checkedOutlines.has(outline)) return;
  checkedOutlines.add(outline);
  await expectNoViolations(document.body, { runOnly: OUTLINE_RULES });
}

async function expectNoViolations(context: ElementContext, options: RunOptions): Promise<void> {
  const { violations } = await axe.run(context, { preload: false, resultTypes: ['violations'], ...options });
  const found = violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`));
  expect(found).toEqual([]);
}

/** Shows the page in light meanwhile. The appearance is only a class, so the story isn't rendered again. */
async function inLight(check: () => Promise<void>): Promise<void> {
  const roots = [...document.querySelectorAll('.radix-themes.dark')];
  if (roots.length === 0) return;
  // Otherwise colors would be measured in the middle of a transition.
  const withoutTransitions = document.createElement('style');
  withoutTransitions.textContent = '* { transition: none !important; }';
  document.head.append(withoutTransitions);
  for (const root of roots) root.classList.replace('dark', 'light');
  try {
    await check();
  } finally {
    for (const root of roots) root.classList.replace('light', 'dark');
    withoutTransitions.remove();
  }
}
