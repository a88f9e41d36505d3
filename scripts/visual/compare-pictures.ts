import { diff } from '@blazediff/core';
import { PNG } from 'pngjs';

/** The number of pixels that differ, and a picture of them. */
type Difference = { pixels: number; picture: Buffer };

/** Compares two pictures, as PNG. A picture that has grown differs where the other one ends. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const decoded = [before, after].map((picture) => PNG.sync.read(picture));
  const width = Math.max(...decoded.map((png) => png.width));
  const height = Math.max(...decoded.map((png) => png.height));
  const [first, second] = decoded.map((png) => {
    const whole = new PNG({ width, height });
    PNG.bitblt(png, whole, 0, 0, png.width, png.height, 0, 0);
    return whole.data;
  });
  if (!first || !second) return undefined;
  const drawn = new PNG({ width, height });
  const pixels = diff(first, second, drawn.data, width, height, { threshold: 0, includeAA: true });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(drawn) };
}
