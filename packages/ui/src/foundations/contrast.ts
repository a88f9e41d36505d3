/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** How far two colors stand apart, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const bright = luminance(one) + 0.05;
  const dark = luminance(other) + 0.05;
  return Math.max(bright, dark) / Math.min(bright, dark);
}

/** Least ratios of WCAG 2.2 (1.4.3, 1.4.11). Large is from 24 px on, or from 18.7 px in bold; so is what is drawn. */
export const LEAST = { text: 4.5, large: 3 } as const;

/** What a ratio is good for, in words. */
export function textVerdict(ratio: number): 'AA text' | 'AA large' | 'Not for text' {
  if (ratio >= LEAST.text) return 'AA text';
  return ratio >= LEAST.large ? 'AA large' : 'Not for text';
}

/** A line or a filled shape is enough by itself, or only decorates what is also told in words. */
export const lineVerdict = (ratio: number) => (ratio >= LEAST.large ? 'Enough alone' : 'Decoration');
