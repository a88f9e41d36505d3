import { afterEach, expect } from 'vitest';
import { utils } from 'vitest/browser';
import { isRecorded } from './recordedStories.ts';
import { shortenTree } from './shortenTree.ts';

/*
 * Compares what each state says, to eyes and to screen readers, with its record in `__snapshots__`: every name, text,
 * mark, row and control with its state, and nothing else. `npx vitest run --project stories -u <folder>` records it
 * again.
 */
afterEach((context) => {
  const { story, task } = context as typeof context & { story?: Parameters<typeof isRecorded>[0] };
  if (!story || task.result?.state === 'fail' || !task.file.name.includes('packages/ui/') || !isRecorded(story)) return;
  // The header and footer have stories of their own. What opens above the page is outside of its main part.
  const isCovered = document.querySelector('[role=dialog], [role=alertdialog], [data-toast], [role=menu]') !== null;
  const page = (isCovered ? null : document.querySelector('main')) ?? document.body;
  const { generateAriaTree, renderAriaTree } = utils.aria;
  // oxlint-disable-next-line vitest/no-standalone-expect -- a test of every story
  expect(shortenTree(renderAriaTree(generateAriaTree(page)))).toMatchSnapshot();
});
