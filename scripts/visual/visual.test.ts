import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { planTargets, type Story } from './capture.ts';
import { compareImages, compareSnapshots } from './compare.ts';
import { reportPage, summary } from './report.ts';

const story = (more: Partial<Story> = {}): Story => ({ id: 'card--ready', tags: [], ...more });

test('planTargets returns one target per mode, in the size of the mode', () => {
  expect(planTargets([story()]).map(({ key, appearance, width }) => [key, appearance, width])).toEqual([
    ['card--ready.dark-desktop', 'dark', 1280],
    ['card--ready.light-desktop', 'light', 1280],
    ['card--ready.dark-phone', 'dark', 360],
  ]);
});

test("planTargets uses a story's own viewport and drops equal modes", () => {
  const targets = planTargets([story({ storyGlobals: { viewport: { value: 'phone320' } } })]);
  expect(targets).toMatchObject([
    { key: 'card--ready.dark-desktop', appearance: 'dark', width: 320, height: 640 },
    { key: 'card--ready.light-desktop', width: 320 },
  ]);
});

test('planTargets skips stories with the no-visual tag', () => {
  expect(planTargets([story({ tags: ['behavior', 'no-visual'] })])).toEqual([]);
});

/** Creates a white image in which the first pixels are red. */
function png(width: number, height: number, redPixels = 0, red = 128): Buffer {
  const image = new PNG({ width, height });
  image.data.fill(255);
  for (let index = 0; index < redPixels; index += 1) image.data[index * 4] = red;
  return PNG.sync.write(image);
}

test('a slightly different shade is ignored in a few pixels but not in an area', () => {
  expect(compareImages(png(40, 40), png(40, 40, 40, 252))).toBeNull();
  expect(compareImages(png(40, 40), png(40, 40, 400, 252))?.pixels).toBe(400);
});

test('different compression of the same pixels is not a change', () => {
  const packed = PNG.sync.write(PNG.sync.read(png(4, 4)), { deflateLevel: 0 });
  expect(packed.equals(png(4, 4))).toBe(false);
  expect(compareImages(png(4, 4), packed)).toBeNull();
});

test('an image of another size is a change', () => {
  const found = compareImages(png(4, 4), png(4, 6));
  expect(found?.pixels).toBeGreaterThan(0);
  expect(PNG.sync.read(found?.difference ?? Buffer.of())).toMatchObject({ width: 4, height: 6 });
});

test('compareSnapshots finds changed, new, removed, failed and equal snapshots', () => {
  const before = { a: png(4, 4), b: png(4, 4), c: png(4, 4), d: png(4, 4), e: 'broken', g: 'broken' };
  const after = { a: png(4, 4), b: png(4, 4, 1), d: 'it threw', e: png(4, 4), f: png(4, 4), g: 'it threw' };
  const comparison = compareSnapshots(new Map(Object.entries(before)), new Map(Object.entries(after)));
  expect(comparison.changes.map(({ key, kind, detail }) => [key, kind, detail])).toEqual([
    ['b', 'changed', '1 pixels differ'],
    ['c', 'removed', ''],
    ['d', 'failed', 'it threw'],
    ['e', 'new', ''],
    ['f', 'new', ''],
    ['g', 'failed', 'it threw'],
  ]);
  expect(summary(comparison)).toBe('1 changed, 1 removed, 2 failed, 2 new of 7 snapshots');
  const images = [...reportPage(comparison, 'main').matchAll(/<img src="b\.(\w+)\.png"/g)].map(([, name]) => name);
  expect(images).toEqual(['before', 'after', 'difference']);
});

test('a tree does not differ from itself', () => {
  const tree = new Map([['a', png(4, 4)]]);
  expect(summary(compareSnapshots(tree, tree))).toBe('0 changed of 1 snapshots');
});

test('the report escapes the errors of stories (S3)', () => {
  const page = reportPage(compareSnapshots(new Map(), new Map([['a', '<script>alert("1 & 2")</script>']])), '<b>');
  expect(page).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b>');
});
