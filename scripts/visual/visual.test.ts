import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { planTargets, type Story } from './capture.ts';
import { compareImages, compareSnapshots } from './compare.ts';
import { reportPage } from './report-page.ts';
import { createReport, summary, summaryMarkdown, writeReport } from './report.ts';

const story = (more: Partial<Story> = {}): Story => ({
  id: 'card--ready',
  title: 'Card',
  name: 'Ready',
  tags: [],
  ...more,
});

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
    ['b', 'changed', '1 pixel differs'],
    ['c', 'removed', ''],
    ['d', 'failed', 'it threw'],
    ['e', 'new', ''],
    ['f', 'new', ''],
    ['g', 'failed', 'it threw'],
  ]);
  expect(summary(comparison)).toBe('1 changed, 1 removed, 2 failed, 2 new of 7 snapshots');
});

test('a tree does not differ from itself', () => {
  const tree = new Map([['a', png(4, 4)]]);
  expect(summary(compareSnapshots(tree, tree))).toBe('0 changed of 1 snapshots');
});

const OPTIONS = { base: 'main', storybook: 'http://localhost/', targets: new Map() };

test('the report escapes the errors of stories', () => {
  const hostile = '</script><script>alert("1 & 2")</script>\n# `title`';
  const comparison = compareSnapshots(new Map(), new Map([['a', hostile]]));
  const targets = new Map(planTargets([story({ name: hostile })]).map((target) => ['a', target]));
  const report = createReport(comparison, { ...OPTIONS, base: '<b>', targets });
  const page = reportPage(report);
  expect(page).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;');
  expect(page.match(/<\/?script/g)).toHaveLength(4);
  expect(page).not.toContain('<b>&');
  expect(page).not.toContain('<code><b>');
  expect(summaryMarkdown(report)).not.toContain('\n# ');
});

/** Creates an image with a rectangle on a background, in gray. */
function box(left: number, [background, color]: readonly [number, number], height = 20): Buffer {
  const image = new PNG({ width: 200, height: 60 });
  for (let at = 0; at < image.data.length; at += 4) {
    const [x, y] = [(at / 4) % 200, Math.floor(at / 4 / 200)];
    const isInside = x >= left && x < left + 30 && y >= 10 && y < 10 + height;
    image.data.fill(isInside ? color : background, at, at + 3).fill(255, at + 3, at + 4);
  }
  return PNG.sync.write(image);
}

test('pictures that changed in the same way are one group, wherever they changed', () => {
  const pairs: Record<string, [before: Buffer, after: Buffer]> = {
    recolored: [box(10, [0, 100]), box(10, [0, 200])],
    'recolored elsewhere': [box(90, [0, 100], 40), box(90, [0, 200], 40)],
    grown: [box(10, [0, 100]), box(10, [0, 100], 30)],
    'grown elsewhere': [box(90, [0, 100]), box(90, [0, 100], 30)],
    moved: [box(10, [0, 100]), box(30, [0, 100])],
  };
  const before = new Map(Object.entries(pairs).map(([key, [image]]) => [key, image]));
  const after = new Map(Object.entries(pairs).map(([key, [, image]]) => [key, image]));
  const { groups } = createReport(compareSnapshots(before, after), OPTIONS);
  expect(groups.map(({ title, items }) => [title, items.map(({ key }) => key)])).toEqual([
    ['Color #000000 → #646464', ['grown', 'grown elsewhere']],
    ['Color #646464 → #c8c8c8', ['recolored', 'recolored elsewhere']],
    [expect.stringMatching(/^Area of 50 × 20 pixels/), ['moved']],
  ]);
});

test('a picture links to its story in Storybook with its globals', () => {
  const targets = new Map(planTargets([story()]).map((target) => [target.key, target]));
  const after = new Map([['card--ready.dark-phone', png(4, 4)]]);
  const report = createReport(compareSnapshots(new Map(), after), { ...OPTIONS, targets });
  expect(report.groups[0]?.items[0]).toMatchObject({
    story: 'Card/Ready',
    mode: 'dark, phone',
    link: 'http://localhost/?path=/story/card--ready&globals=appearance:dark;viewport.value:phone',
  });
  expect(summaryMarkdown(report)).toBe(
    '### Visual comparison with `main`\n\n1 new of 1 snapshots.\n\n#### `New pictures`: 1 picture\n\n- `Card/Ready` (dark, phone)\n',
  );
});

test('the summary of many changes fits into a comment', () => {
  const after = new Map(
    Array.from({ length: 2_000 }, (_, index) => [`${index}`, `Error ${index}: ${'x'.repeat(2_000)}`]),
  );
  const summaryText = summaryMarkdown(createReport(compareSnapshots(new Map(), after), OPTIONS));
  expect(summaryText.length).toBeLessThan(65_536);
  expect(summaryText).toContain('And 1970 more groups.');
});

test('a report replaces the last one, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'machine-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (after: Record<string, Buffer>) =>
    writeReport(folder, compareSnapshots(new Map(), new Map(Object.entries(after))), OPTIONS);
  const names = () => readdirSync(folder).filter((name) => !name.startsWith('.'));
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(() => write({ a: png(4, 4) })).toThrow("isn't empty");
  expect(names()).toEqual(['notes.txt']);
  rmSync(join(folder, 'notes.txt'));
  write({ a: png(4, 4) });
  expect(names()).toEqual(['a.after.png', 'index.html', 'summary.md']);
  writeFileSync(join(folder, 'notes.txt'), '');
  write({ b: png(4, 4) });
  expect(names()).toEqual(['b.after.png', 'index.html', 'notes.txt', 'summary.md']);
});
