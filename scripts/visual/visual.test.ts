import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { MODES } from '../../.storybook/modes.ts';
import { readTrace } from './affected.ts';
import { planTargets, type Story } from './capture.ts';
import { comparePictures } from './compare-pictures.ts';
import { shardFilter } from './compare-trees.ts';
import { type Change, pageOf, summaryOf } from './report.ts';

test.each<[what: string, more: Partial<Story>, targets: string]>([
  ['in each mode', {}, 'dark-phone, dark-desktop, light-desktop'],
  ['in its own viewport', { storyGlobals: { viewport: { value: 'phone320' } } }, 'dark-phone320, light-phone320'],
  [
    'in the modes it asks for',
    {
      chromatic: {
        modes: { ...MODES, 'dark phone': { disable: true }, 'light phone': { appearance: 'light', viewport: 'phone' } },
      },
    },
    'dark-desktop, light-desktop, light-phone',
  ],
  ['never if it has no picture of its own', { chromatic: { disableSnapshot: true, modes: MODES } }, ''],
])('a story is pictured %s', (_, more, targets) => {
  const planned = planTargets([
    { id: 'card--ready', title: 'Card', name: 'Ready', chromatic: { modes: MODES }, ...more },
  ]);
  expect(planned.map(({ key }) => key.replace('card--ready.', '')).join(', ')).toBe(targets);
});

test('the trace of changed files names the story files that they reach, or none if it is all of them', () => {
  const traced =
    'ℹ Traced 1 changed file to 2 affected story files:\n— ui/A.stories.tsx\n— ui/B.stories.tsx\n\nSet --trace';
  expect(readTrace(traced)).toEqual(new Set(['ui/A.stories.tsx', 'ui/B.stories.tsx']));
  expect(readTrace('ℹ Traced 2 changed files to 0 affected story files:')).toEqual(new Set());
  expect(readTrace(`${traced}\n⚠ TurboSnap disabled due to file change`)).toBeUndefined();
  expect(() => readTrace('✖ Unexpected error')).toThrow('Could not trace the changed files: ✖ Unexpected error');
});

test('three shards are all stories, each once', () => {
  const stories = ['a', 'b', 'c', 'd'];
  expect(['1/3', '2/3', '3/3'].map((shard) => stories.filter(shardFilter(shard)).join(''))).toEqual(['ad', 'b', 'c']);
  for (const shard of ['0/3', '4/3', '2', ''])
    expect(() => shardFilter(shard)).toThrow('--shard takes a part such as 1/3');
});

function picture(width: number, height: number, gray: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  png.data.fill(gray, 0, 3);
  return PNG.sync.write(png);
}

test('pictures differ by each pixel that has changed, and by what was added below', () => {
  expect(comparePictures(picture(2, 2, 254), picture(2, 2, 254))).toBeUndefined();
  expect(comparePictures(picture(2, 2, 254), picture(2, 2, 255))?.pixels).toBe(1);
  const { pixels, picture: drawn } = comparePictures(picture(2, 2, 255), picture(2, 5, 255)) ?? {};
  expect(pixels).toBe(6);
  expect(PNG.sync.read(drawn ?? Buffer.alloc(0))).toMatchObject({ width: 2, height: 5 });
});

const change = (story: string, reason: string, pictures: Change['pictures'] = {}): Change => ({
  key: 'card',
  id: 'card',
  appearance: 'dark',
  viewport: 'phone',
  story,
  reason,
  pictures,
});

test('the summary lists stories that differ, are new, failed or are gone, and quotes their texts', () => {
  const changes = [
    change('Card/Gold', '1204 pixels'),
    change('Card/Gold', '7 pixels'),
    change('Card/New', 'new'),
    change('Card/`\n# Broken', 'storyThrewException: no `match`\nat Card'),
  ];
  expect(summaryOf({ base: 'main', total: 12, changes, removed: ['Card/Old'] }))
    .toBe(`### Visual comparison with \`main\`

4 stories differ in 12 pictures.

- \`Card/Gold\`: \`1204 pixels, 7 pixels\`
- \`Card/New\`: \`new\`
- \`Card/ # Broken\`: \`storyThrewException: no match \`
- \`Card/Old\`: removed
`);
});

test('three summaries of many changes fit into a comment', () => {
  const changes = Array.from({ length: 2_000 }, (_, index) => change(`${index}`, 'x'.repeat(2_000)));
  const text = summaryOf({ base: 'main', total: 2_000, changes, removed: [] });
  expect(3 * text.length).toBeLessThan(65_536);
  expect(text).toContain('and 1920 more');
});

test('the page holds the pictures of each change, and texts of stories stay text', () => {
  const pictures = { before: Buffer.from('a'), after: Buffer.from('b'), difference: Buffer.from('c') };
  const changes = [change('Card/Gold', '7 pixels', pictures), change('<script>', '"&"')];
  const page = pageOf({ base: 'main', total: 12, changes, removed: ['Card/Old'] });
  expect(page.match(/<figcaption>\w+<\/figcaption><img alt="" src="data:image\/png;base64,\w+=*">/g)).toHaveLength(3);
  expect(page).toContain('<h2>&lt;script&gt;</h2>');
  expect(page).toContain('&quot;&amp;&quot;');
  expect(page).toContain('2 of 12 pictures differ. 1 stories are gone.');
});
