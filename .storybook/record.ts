import { afterEach, expect } from 'vitest';
import { isRecorded } from './recordedStories.ts';

/*
 * Compares what each state says, to eyes and to screen readers, with its record in `__snapshots__`: every name, text,
 * mark, row and control with its state. `npx vitest run --project stories -u <folder>` records it again.
 */
afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: Parameters<typeof isRecorded>[0] };
  if (!story || task.result?.state === 'fail' || !isRecorded(story)) return;
  // The header and footer have stories of their own. What opens above the page is outside of its main part.
  const isCovered = document.querySelector('[role=dialog], [role=alertdialog], [data-toast], [role=menu]') !== null;
  const page = (isCovered ? null : document.querySelector('main')) ?? document.body;
  // oxlint-disable-next-line vitest/no-standalone-expect -- a test of every story
  await expect.element(page).toMatchAriaSnapshot();
});
