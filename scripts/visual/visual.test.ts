import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compareImages, compareSnapshotSets, type Snapshot, type SnapshotSet } from './compare.ts';
import { reportPage, summary } from './report.ts';
import { filterTargets, type IndexedStory, planTargets, type Target } from './targets.ts';

const story = (id: string, more: Partial<IndexedStory> = {}): IndexedStory => ({
  id,
  title: 'Components/Card',
  name: 'Ready',
  tags: ['autodocs'],
  storyGlobals: {},
  ...more,
});

const keysOf = (targets: readonly Target[]) => targets.map(({ key }) => key);

test('planTargets returns one target per mode, in the size of the mode', () => {
  const targets = planTargets([story('card--ready')]);
  expect(keysOf(targets)).toEqual(['card--ready.dark-desktop', 'card--ready.light-desktop', 'card--ready.dark-phone']);
  expect(targets.map(({ appearance, width }) => [appearance, width])).toEqual([
    ['dark', 1280],
    ['light', 1280],
    ['dark', 360],
  ]);
});

test("planTargets uses a story's own viewport and drops equal modes", () => {
  const [first, ...more] = planTargets([story('card--narrow', { storyGlobals: { viewport: { value: 'phone320' } } })]);
  expect(first).toMatchObject({ mode: 'dark-desktop', appearance: 'dark', width: 320, height: 640 });
  expect(more.map(({ mode, width }) => [mode, width])).toEqual([['light-desktop', 320]]);
});

test('planTargets skips stories with the no-visual tag', () => {
  expect(planTargets([story('card--presses', { tags: ['behavior', 'no-visual'] })])).toEqual([]);
});

test('filterTargets searches ids, titles and names, ignoring case', () => {
  const targets = planTargets([story('card--ready'), story('tag--gold', { title: 'Components/Tag' })]);
  expect(keysOf(filterTargets(targets, 'components/TAG'))).toEqual(keysOf(planTargets([story('tag--gold')])));
  expect(filterTargets(targets, '')).toEqual(targets);
});

/** Creates a white image in which some pixels are red. */
function png(width: number, height: number, redPixels: readonly number[] = [], red = 128): Buffer {
  const image = new PNG({ width, height });
  image.data.fill(255);
  for (const index of redPixels) image.data[index * 4] = red;
  return PNG.sync.write(image);
}

test('a pixel of another color is a change, which the difference shows on a dark backdrop', () => {
  const found = compareImages(png(4, 4), png(4, 4, [5]));
  expect(found?.pixels).toBe(1);
  const { data } = PNG.sync.read(found?.difference ?? Buffer.of());
  const pixel = (index: number) => [...data.subarray(index * 4, index * 4 + 4)];
  expect([pixel(4), pixel(5)]).toEqual([
    [88, 88, 88, 255],
    [255, 64, 96, 255],
  ]);
});

const firstPixels = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a slightly different shade is ignored in a few pixels but not in an area', () => {
  expect(compareImages(png(40, 40), png(40, 40, firstPixels(40), 252))).toBeNull();
  expect(compareImages(png(40, 40), png(40, 40, firstPixels(400), 252))?.pixels).toBe(400);
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

const targetOf = (key: string, title = 'Components/Card'): Target => ({
  key,
  id: key,
  title,
  name: 'Ready',
  mode: 'dark-desktop',
  appearance: 'dark',
  width: 4,
  height: 4,
});

/** Creates a snapshot per key from an image or the reason for a failure. */
function snapshotSet(images: Record<string, Buffer | string>, title?: string): SnapshotSet {
  const snapshots = Object.entries(images).map(([key, image]): Snapshot => {
    const target = targetOf(key, title);
    return typeof image === 'string' ? { kind: 'failed', target, reason: image } : { kind: 'captured', target };
  });
  return {
    snapshots: new Map(snapshots.map((snapshot) => [snapshot.target.key, snapshot])),
    read: (key) => images[key] as Buffer,
  };
}

test('compareSnapshotSets finds changed, new, removed, failed and equal snapshots', () => {
  const before = snapshotSet({ a: png(4, 4), b: png(4, 4), c: png(4, 4), d: png(4, 4), e: 'broken' });
  const after = snapshotSet({ a: png(4, 4), b: png(4, 4, [1]), d: 'it threw', e: png(4, 4), f: png(4, 4) });
  const comparison = compareSnapshotSets(before, after);
  expect(comparison.changes.map(({ kind, target }) => [target.key, kind])).toEqual([
    ['b', 'changed'],
    ['c', 'removed'],
    ['d', 'failed'],
    ['e', 'new'],
    ['f', 'new'],
  ]);
  expect(comparison.same).toBe(1);
  expect(summary(comparison)).toBe('1 changed, 2 new, 1 removed, 1 failed of 6 snapshots');
});

test('a tree does not differ from itself', () => {
  const tree = snapshotSet({ a: png(4, 4), b: png(2, 2) });
  expect(summary(compareSnapshotSets(tree, tree))).toBe('0 of 2 snapshots differ');
});

test('a story that fails in both trees is reported as failed', () => {
  const tree = snapshotSet({ a: 'it threw' });
  expect(compareSnapshotSets(tree, tree).changes).toMatchObject([{ kind: 'failed', reason: 'it threw' }]);
});

test('the report escapes titles, names and errors of stories (S3)', () => {
  const before = snapshotSet({ a: png(4, 4) });
  const after = snapshotSet({ a: `<script>alert("1 & 2")</script>` }, `<img src=x onerror='alert(1)'>`);
  const page = reportPage(compareSnapshotSets(before, after), { base: '<b>', head: 'here' });
  expect(page).toContain('&lt;img src=x onerror=&#39;alert(1)&#39;&gt;: Ready');
  expect(page).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('Before is &lt;b&gt;');
});

test('the report shows before, after and difference of a change', () => {
  const page = reportPage(compareSnapshotSets(snapshotSet({ a: png(4, 4) }), snapshotSet({ a: png(4, 4, [1]) })), {
    base: 'one',
    head: 'two',
  });
  expect([...page.matchAll(/<img src="snapshots\/a\.(\w+)\.png"/g)].map(([, which]) => which)).toEqual([
    'before',
    'after',
    'difference',
  ]);
  expect(page).toContain('dark-desktop, 4 × 4, 1 pixel differs');
});
