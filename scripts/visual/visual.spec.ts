import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { expect, test } from 'playwright/test';
import { FIXED_TIME, openTarget, type Run } from './capture.ts';

const { url, targets } = JSON.parse(readFileSync(env.VISUAL_RUN ?? '', 'utf8')) as Run;
/** Longer pages are cut off. */
const MAX_HEIGHT = 4_000;

for (const [story, modes] of Map.groupBy(targets, (target) => target.story)) {
  test(story, async ({ page }) => {
    await page.clock.setFixedTime(FIXED_TIME);
    for (const target of modes) {
      const { key, id, width, appearance, viewport } = target;
      const link = `http://localhost:6006/?path=/story/${id}&globals=appearance:${appearance};viewport.value:${viewport}`;
      test.info().annotations.push({ type: `${appearance}, ${viewport}`, description: link });
      await openTarget(page, url, target);
      const clip = { x: 0, y: 0, width, height: MAX_HEIGHT };
      await expect.soft(page).toHaveScreenshot([`${key}.png`], { fullPage: true, clip });
    }
  });
}
