import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { load, prepareRoutes } from './route-cases.ts';
import { problemsOf, startGame } from './test-game.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the texts with too little contrast: below 4.5:1, or 3:1 if they are large. */
async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly: { type: 'rule', values: ['color-contrast'] } });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

test.each(['dark', 'light'] as const)('every text of every route has enough contrast, %s', async (theme) => {
  const game = await startGame();
  onTestFinished(game.close);
  const { page, routes } = await prepareRoutes(game, `contrast_${theme}`, 1280);
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  for (const route of routes) {
    await load(page, game.url, route);
    expect.soft(await faintTexts(page), route.path).toEqual([]);
    expect.soft(problemsOf([page]), route.path).toEqual([]);
  }
  await page.locator('h1').evaluate((h1) => (h1.style.opacity = '0.3'));
  expect(await faintTexts(page), 'finds what it looks for').toEqual([expect.stringContaining('Page not found')]);
});
