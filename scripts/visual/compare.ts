import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture } from './plan.ts';

/** What became of a picture when it was drawn. */
export type Shot = { picture: Picture } & ({ kind: 'drawn' } | { kind: 'failed'; reason: string });
/** The pictures of one tree by their keys, and their bytes. */
export type Album = { shots: ReadonlyMap<string, Shot>; read(key: string): Buffer };

export type Change = { picture: Picture } & (
  | { kind: 'changed'; before: Buffer; after: Buffer; difference: Buffer; pixels: number }
  | { kind: 'new'; after: Buffer }
  | { kind: 'gone'; before: Buffer | null }
  | { kind: 'failed'; reason: string }
);
export type Comparison = { changes: Change[]; same: number };

/** Picture by picture; one that cannot be drawn now is never the same, whatever it was before. */
export function compareAlbums(before: Album, after: Album): Comparison {
  const keys = [...new Set([...before.shots.keys(), ...after.shots.keys()])].toSorted();
  const changes = keys.flatMap((key) => compareShots(key, before, after) ?? []);
  return { changes, same: keys.length - changes.length };
}

function compareShots(key: string, before: Album, after: Album): Change | null {
  const was = before.shots.get(key);
  const is = after.shots.get(key);
  const wasDrawn = was?.kind === 'drawn';
  if (!is) return was ? { kind: 'gone', picture: was.picture, before: wasDrawn ? before.read(key) : null } : null;
  const { picture } = is;
  if (is.kind === 'failed') return { kind: 'failed', picture, reason: is.reason };
  if (!wasDrawn) return { kind: 'new', picture, after: after.read(key) };
  const pair = { before: before.read(key), after: after.read(key) };
  const found = comparePictures(pair.before, pair.after);
  return found && { kind: 'changed', picture, ...pair, ...found };
}

/**
 * Every pixel counts, also those that smooth an edge. A slanted edge alone may come out some 4 of 255 shades off, in a
 * few pixels, when a tile ends in it: that little, in that few, is no change. A token that is one shade off is.
 */
const FAINT = 0.02;
const FAINT_MAX = 64;
const EXACTLY = {
  threshold: 0,
  includeAA: true,
  diffMask: true,
  diffColor: [255, 64, 96] satisfies [number, number, number],
};

const LOUDLY = { ...EXACTLY, threshold: FAINT };

/** Null when nothing differs; pictures of two sizes always do. */
export function comparePictures(before: Buffer, after: Buffer): { pixels: number; difference: Buffer } | null {
  if (before.equals(after)) return null;
  const was = PNG.sync.read(before);
  const is = PNG.sync.read(after);
  const width = Math.max(was.width, is.width);
  const height = Math.max(was.height, is.height);
  const [old, young] = [onCanvas(was, width, height), onCanvas(is, width, height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(old, young, difference.data, width, height, EXACTLY);
  addShadow(difference.data, young);
  const isSameSize = was.width === is.width && was.height === is.height;
  const isFaint = pixels <= FAINT_MAX && pixelmatch(old, young, undefined, width, height, LOUDLY) === 0;
  return isFaint && isSameSize ? null : { pixels, difference: PNG.sync.write(difference) };
}

/** Where nothing differs, the picture itself, dark and without colour: one sees where one is. */
function addShadow(mask: Buffer, picture: Buffer): void {
  for (let at = 0; at < mask.length; at += 4) {
    if (mask[at + 3] !== 0) continue;
    const [red = 0, green = 0, blue = 0] = picture.subarray(at, at + 3);
    const shade = 24 + Math.round((red + green + blue) / 12);
    mask.set([shade, shade, shade, 255], at);
  }
}

/** Transparent where the picture does not reach, which no drawn pixel is. */
function onCanvas(png: PNG, width: number, height: number): Buffer {
  if (png.width === width && png.height === height) return png.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0);
  return canvas.data;
}
