import { createHash } from 'node:crypto';

/** The pixels of two images of the same size, as 32-bit RGBA. */
export type Pixels = { before: Uint32Array; after: Uint32Array; width: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** Regions are apart by at least this many unchanged rows or columns. */
const GAP = 16;

/**
 * Describes what changed, regardless of where: the main color of each recolored region, and the exact pixels of others.
 * Images with the same descriptions most likely changed in the same way.
 */
export function describeChange(pixels: Pixels): string[] {
  const { before, width } = pixels;
  const whole = { left: 0, top: 0, right: width, bottom: before.length / width };
  const descriptions = new Set(split(pixels, whole, true).map((box) => describeRegion(pixels, box)));
  // Colors come before areas: they say more in a title.
  return [...descriptions].toSorted().toReversed();
}

/** Splits the changed pixels in a box at unchanged rows and columns in turn. Returns tight boxes. */
function split(pixels: Pixels, box: Box, byRows: boolean, wasWhole = false): Box[] {
  const start = byRows ? box.top : box.left;
  const isChanged = new Uint8Array((byRows ? box.bottom : box.right) - start);
  forEachChange(pixels, box, (_, x, y) => {
    isChanged[(byRows ? y : x) - start] = 1;
  });
  const runs: { from: number; to: number }[] = [];
  for (const [offset, changed] of isChanged.entries()) {
    const at = start + offset;
    const last = runs.at(-1);
    if (!changed) continue;
    if (last && at - last.to < GAP) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  const boxes = runs.map(({ from, to }) =>
    byRows ? { ...box, top: from, bottom: to } : { ...box, left: from, right: to },
  );
  const isWhole = boxes.length === 1;
  return isWhole && wasWhole ? boxes : boxes.flatMap((each) => split(pixels, each, !byRows, isWhole));
}

function forEachChange({ before, after, width }: Pixels, box: Box, visit: (at: number, x: number, y: number) => void) {
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = y * width + x;
      if (before[at] !== after[at]) visit(at, x, y);
    }
  }
}

function describeRegion(pixels: Pixels, box: Box): string {
  const recolored = findRecoloring(pixels, box);
  if (recolored) return recolored;
  const hash = createHash('sha1');
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = [y * pixels.width + box.left, y * pixels.width + box.right] as const;
    hash.update(pixels.before.subarray(...row)).update(pixels.after.subarray(...row));
  }
  return `area of ${box.right - box.left} × ${box.bottom - box.top} pixels (${hash.digest('hex').slice(0, 8)})`;
}

/** Returns the most frequent change of color if shapes stayed the same: every old color has become one new color. */
function findRecoloring({ before, after, width }: Pixels, box: Box): string | undefined {
  const counts = new Map<number, Map<number, number>>();
  forEachChange({ before, after, width }, box, (at) => {
    const [from = 0, to = 0] = [before[at], after[at]];
    const found = counts.get(from) ?? new Map<number, number>();
    counts.set(from, found.set(to, (found.get(to) ?? 0) + 1));
  });
  const pairs = [...counts]
    .flatMap(([from, found]) => [...found].map(([to, count]) => ({ from, to, count })))
    .toSorted((a, b) => b.count - a.count);
  const current = new Set(pairs.map(({ to }) => to));
  const [main] = pairs;
  // Something that moved swaps colors with its background; something that disappeared has one color left.
  const isSwapped = !main || counts.has(main.to) || current.has(main.from);
  const isOneToOne = counts.size > pairs.length * 0.9 && current.size > pairs.length * 0.5;
  return isSwapped || !isOneToOne ? undefined : `color ${hex(main.from)} → ${hex(main.to)}`;
}

/** Returns a pixel in CSS notation. Its bytes are in the order of the machine, which is little-endian. */
const hex = (pixel: number) =>
  `#${[0, 8, 16].map((shift) => ((pixel >>> shift) & 255).toString(16).padStart(2, '0')).join('')}`;
