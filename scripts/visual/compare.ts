import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Target } from './targets.ts';

/** The result of capturing a story in one mode. */
export type Snapshot = { target: Target } & ({ kind: 'captured' } | { kind: 'failed'; reason: string });
/** The snapshots of one source tree by key, and their contents. */
export type SnapshotSet = { snapshots: ReadonlyMap<string, Snapshot>; read(key: string): Buffer };

export type Change = { target: Target } & (
  | { kind: 'changed'; before: Buffer; after: Buffer; difference: Buffer; pixels: number }
  | { kind: 'new'; after: Buffer }
  | { kind: 'removed'; before: Buffer | null }
  | { kind: 'failed'; reason: string }
);
export type Comparison = { changes: Change[]; same: number };

/** Compares snapshots by key. One that fails in the new tree always counts as failed, even if it failed before. */
export function compareSnapshotSets(before: SnapshotSet, after: SnapshotSet): Comparison {
  const keys = [...new Set([...before.snapshots.keys(), ...after.snapshots.keys()])].toSorted();
  const changes = keys.flatMap((key) => compareSnapshots(key, before, after) ?? []);
  return { changes, same: keys.length - changes.length };
}

function compareSnapshots(key: string, before: SnapshotSet, after: SnapshotSet): Change | null {
  const old = before.snapshots.get(key);
  const current = after.snapshots.get(key);
  const wasCaptured = old?.kind === 'captured';
  if (!current)
    return old ? { kind: 'removed', target: old.target, before: wasCaptured ? before.read(key) : null } : null;
  const { target } = current;
  if (current.kind === 'failed') return { kind: 'failed', target, reason: current.reason };
  if (!wasCaptured) return { kind: 'new', target, after: after.read(key) };
  const pair = { before: before.read(key), after: after.read(key) };
  const found = compareImages(pair.before, pair.after);
  return found && { kind: 'changed', target, ...pair, ...found };
}

/**
 * Every pixel counts, including anti-aliased ones. Only slanted edges at tile borders may differ in a few pixels by up
 * to 4 of 255 shades, which is ignored. A color token that is one shade off affects more pixels and is a change.
 */
const FAINT_THRESHOLD = 0.02;
const MAX_FAINT_PIXELS = 64;
const EXACT_OPTIONS = {
  threshold: 0,
  includeAA: true,
  diffMask: true,
  diffColor: [255, 64, 96] satisfies [number, number, number],
};

const TOLERANT_OPTIONS = { ...EXACT_OPTIONS, threshold: FAINT_THRESHOLD };

/** Returns null if the images are equal; images of different sizes never are. */
export function compareImages(before: Buffer, after: Buffer): { pixels: number; difference: Buffer } | null {
  if (before.equals(after)) return null;
  const beforeImage = PNG.sync.read(before);
  const afterImage = PNG.sync.read(after);
  const width = Math.max(beforeImage.width, afterImage.width);
  const height = Math.max(beforeImage.height, afterImage.height);
  const [beforePixels, afterPixels] = [padTo(beforeImage, width, height), padTo(afterImage, width, height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(beforePixels, afterPixels, difference.data, width, height, EXACT_OPTIONS);
  addBackdrop(difference.data, afterPixels);
  const isSameSize = beforeImage.width === afterImage.width && beforeImage.height === afterImage.height;
  const isFaint =
    pixels <= MAX_FAINT_PIXELS &&
    pixelmatch(beforePixels, afterPixels, undefined, width, height, TOLERANT_OPTIONS) === 0;
  return isFaint && isSameSize ? null : { pixels, difference: PNG.sync.write(difference) };
}

/** Fills equal areas of the difference with a dark grayscale version of the image, for orientation. */
function addBackdrop(mask: Buffer, image: Buffer): void {
  for (let at = 0; at < mask.length; at += 4) {
    if (mask[at + 3] !== 0) continue;
    const [red = 0, green = 0, blue = 0] = image.subarray(at, at + 3);
    const shade = 24 + Math.round((red + green + blue) / 12);
    mask.set([shade, shade, shade, 255], at);
  }
}

/** Pads the image with transparent pixels, which never occur in a screenshot. */
function padTo(png: PNG, width: number, height: number): Buffer {
  if (png.width === width && png.height === height) return png.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0);
  return canvas.data;
}
