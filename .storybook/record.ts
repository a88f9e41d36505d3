import { afterEach, expect } from 'vitest';
import { utils } from 'vitest/browser';
import { isRecorded } from './recordedStories.ts';

/** Of a longer list of equal items without content of their own, such as options, the first few stand for all. */
const MAX_ITEMS = 8;
const SHOWN_ITEMS = 3;
const ITEM = /^ *- (?:option|menuitem|listitem)\b.*[^:]$/;

/** Replaces all but the first items of long lists by their number. */
function shorten(tree: string): string {
  const runs: { lines: string[]; isItems: boolean }[] = [];
  for (const line of tree.split('\n')) {
    const isItems = ITEM.test(line);
    const last = runs.at(-1);
    const isSameList = isItems && last?.isItems && /^ */.exec(last.lines[0] ?? '')?.[0] === /^ */.exec(line)?.[0];
    if (isSameList) last.lines.push(line);
    else runs.push({ lines: [line], isItems });
  }
  return runs
    .flatMap(({ lines }) =>
      lines.length > MAX_ITEMS ? [...lines.slice(0, SHOWN_ITEMS), `… ${lines.length} in all`] : lines,
    )
    .join('\n');
}

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
  expect(shorten(renderAriaTree(generateAriaTree(page)))).toMatchSnapshot();
});
