import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Snapshots } from './capture.ts';
import { describeChange } from './regions.ts';

export type Change = {
  key: string;
  kind: 'changed' | 'new' | 'removed' | 'failed';
  /** The number of pixels that differ, or why the capture failed. */
  detail: string;
  /** What has changed or failed. Changes with the same reasons belong together. */
  reasons: readonly string[];
  images: { before?: Buffer; after?: Buffer; difference?: Buffer };
};
export type Comparison = { changes: Change[]; total: number };

/** Compares snapshots by key. One that fails in the new tree always counts as failed, even if it failed before. */
export function compareSnapshots(before: Snapshots, after: Snapshots): Comparison {
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return { changes: keys.flatMap((key) => compare(key, before.get(key), after.get(key)) ?? []), total: keys.length };
}

function compare(key: string, before?: Buffer | string, after?: Buffer | string): Change | undefined {
  const old = typeof before === 'string' ? undefined : before;
  if (typeof after === 'string')
    return { key, kind: 'failed', detail: after, reasons: after.split('\n', 1), images: {} };
  if (!after) return { key, kind: 'removed', detail: '', reasons: [], images: old ? { before: old } : {} };
  if (!old) return { key, kind: 'new', detail: '', reasons: [], images: { after } };
  const found = compareImages(old, after);
  if (!found) return undefined;
  const { pixels, reasons, difference } = found;
  const detail = pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;
  return { key, kind: 'changed', detail, reasons, images: { before: old, after, difference } };
}

/**
 * Every pixel counts, including anti-aliased ones. Only slanted edges at tile borders may differ in a few pixels by up
 * to 4 of 255 shades, which is ignored. A color token that is one shade off affects more pixels and is a change.
 */
const EXACT = { threshold: 0, includeAA: true };
const FAINT = { ...EXACT, threshold: 0.02 };
const MAX_FAINT_PIXELS = 64;

/** Returns null if the images are equal; images of different sizes never are. */
export function compareImages(before: Buffer, after: Buffer) {
  if (before.equals(after)) return null;
  const images = [before, after].map((image) => PNG.sync.read(image));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [one, other] = images.map((image) => padTo(image, width, height)) as [Buffer, Buffer];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one, other, difference.data, width, height, EXACT);
  const isSameSize = images.every((image) => image.width === width && image.height === height);
  const isFaint = pixels <= MAX_FAINT_PIXELS && pixelmatch(one, other, undefined, width, height, FAINT) === 0;
  if (isFaint && isSameSize) return null;
  const reasons = describeChange({ before: asPixels(one), after: asPixels(other), width });
  return { pixels, reasons, difference: PNG.sync.write(difference) };
}

/** Pads the image with transparent pixels, which never occur in a screenshot. */
function padTo(image: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas.data;
}

const asPixels = ({ buffer, byteOffset, length }: Buffer) => new Uint32Array(buffer, byteOffset, length / 4);
