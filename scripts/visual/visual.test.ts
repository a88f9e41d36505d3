import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { type Album, compareAlbums, comparePictures, type Shot } from './compare.ts';
import { matching, type Picture, plan, type ToldStory } from './plan.ts';
import { reportPage, sentence } from './report.ts';

const story = (id: string, more: Partial<ToldStory> = {}): ToldStory => ({
  id,
  title: 'Components/Card',
  name: 'Ready',
  tags: ['autodocs'],
  own: {},
  ...more,
});

const keysOf = (pictures: readonly Picture[]) => pictures.map(({ key }) => key);

test('a story is drawn in each mode, and in the size of that mode', () => {
  const pictures = plan([story('card--ready')]);
  expect(keysOf(pictures)).toEqual(['card--ready.dark-desktop', 'card--ready.light-desktop', 'card--ready.dark-phone']);
  expect(pictures.map(({ appearance, width }) => [appearance, width])).toEqual([
    ['dark', 1280],
    ['light', 1280],
    ['dark', 360],
  ]);
});

test('a story that fixes its viewport is drawn in it, and not twice alike', () => {
  const [first, ...more] = plan([story('card--narrow', { own: { viewport: { value: 'phone320' } } })]);
  expect(first).toMatchObject({ mode: 'dark-desktop', appearance: 'dark', width: 320, height: 640 });
  expect(more.map(({ mode, width }) => [mode, width])).toEqual([['light-desktop', 320]]);
});

test('a story that shows nothing of its own is not drawn', () => {
  expect(plan([story('card--presses', { tags: ['behavior', 'no-visual'] })])).toEqual([]);
});

test('words choose stories by id, title or name, whatever their case', () => {
  const pictures = plan([story('card--ready'), story('tag--gold', { title: 'Components/Tag' })]);
  expect(keysOf(matching(pictures, 'components/TAG'))).toEqual(keysOf(plan([story('tag--gold')])));
  expect(matching(pictures, '')).toEqual(pictures);
});

/** White but for the dots, which are that red. */
function png(width: number, height: number, dots: readonly number[] = [], red = 128): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const dot of dots) picture.data[dot * 4] = red;
  return PNG.sync.write(picture);
}

test('one pixel of another colour is a change, and the difference shows where on a shadow of the picture', () => {
  const found = comparePictures(png(4, 4), png(4, 4, [5]));
  expect(found?.pixels).toBe(1);
  const { data } = PNG.sync.read(found?.difference ?? Buffer.of());
  const pixel = (index: number) => [...data.subarray(index * 4, index * 4 + 4)];
  expect([pixel(4), pixel(5)]).toEqual([
    [88, 88, 88, 255],
    [255, 64, 96, 255],
  ]);
});

const dots = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a shade is no change in a few pixels of an edge, and is one in a face', () => {
  expect(comparePictures(png(40, 40), png(40, 40, dots(40), 252))).toBeNull();
  expect(comparePictures(png(40, 40), png(40, 40, dots(400), 252))?.pixels).toBe(400);
});

test('the same pixels are no change, however they were packed', () => {
  const packed = PNG.sync.write(PNG.sync.read(png(4, 4)), { deflateLevel: 0 });
  expect(packed.equals(png(4, 4))).toBe(false);
  expect(comparePictures(png(4, 4), packed)).toBeNull();
});

test('a picture of another size is a change', () => {
  const found = comparePictures(png(4, 4), png(4, 6));
  expect(found?.pixels).toBeGreaterThan(0);
  expect(PNG.sync.read(found?.difference ?? Buffer.of())).toMatchObject({ width: 4, height: 6 });
});

const pictureOf = (key: string, title = 'Components/Card'): Picture => ({
  key,
  id: key,
  title,
  name: 'Ready',
  mode: 'dark-desktop',
  appearance: 'dark',
  width: 4,
  height: 4,
});

/** A drawn picture for each key, or why there is none. */
function album(pictures: Record<string, Buffer | string>, title?: string): Album {
  const shots = Object.entries(pictures).map(([key, found]): Shot => {
    const picture = pictureOf(key, title);
    return typeof found === 'string' ? { kind: 'failed', picture, reason: found } : { kind: 'drawn', picture };
  });
  return {
    shots: new Map(shots.map((shot) => [shot.picture.key, shot])),
    read: (key) => pictures[key] as Buffer,
  };
}

test('two trees compare into changed, new, gone, failed and the same', () => {
  const before = album({ a: png(4, 4), b: png(4, 4), c: png(4, 4), d: png(4, 4), e: 'broken' });
  const after = album({ a: png(4, 4), b: png(4, 4, [1]), d: 'it threw', e: png(4, 4), f: png(4, 4) });
  const comparison = compareAlbums(before, after);
  expect(comparison.changes.map(({ kind, picture }) => [picture.key, kind])).toEqual([
    ['b', 'changed'],
    ['c', 'gone'],
    ['d', 'failed'],
    ['e', 'new'],
    ['f', 'new'],
  ]);
  expect(comparison.same).toBe(1);
  expect(sentence(comparison)).toBe('1 changed, 2 new, 1 gone, 1 could not be drawn of 6 pictures');
});

test('the same tree twice differs in nothing, and says so', () => {
  const tree = album({ a: png(4, 4), b: png(2, 2) });
  expect(sentence(compareAlbums(tree, tree))).toBe('0 of 2 pictures differ');
});

test('a story that fails in both trees is not the same: it is reported as failed', () => {
  const tree = album({ a: 'it threw' });
  expect(compareAlbums(tree, tree).changes).toMatchObject([{ kind: 'failed', reason: 'it threw' }]);
});

test('S3: no title, name or error of a story becomes markup of the report', () => {
  const before = album({ a: png(4, 4) });
  const after = album({ a: `<script>alert("1 & 2")</script>` }, `<img src=x onerror='alert(1)'>`);
  const page = reportPage(compareAlbums(before, after), { base: '<b>', head: 'here' });
  expect(page).toContain('&lt;img src=x onerror=&#39;alert(1)&#39;&gt;: Ready');
  expect(page).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('Before is &lt;b&gt;');
});

test('the report shows before, after and difference of a change side by side', () => {
  const page = reportPage(compareAlbums(album({ a: png(4, 4) }), album({ a: png(4, 4, [1]) })), {
    base: 'one',
    head: 'two',
  });
  expect([...page.matchAll(/<img src="pictures\/a\.(\w+)\.png"/g)].map(([, which]) => which)).toEqual([
    'before',
    'after',
    'difference',
  ]);
  expect(page).toContain('dark-desktop, 4 × 4, 1 pixel differs');
});
