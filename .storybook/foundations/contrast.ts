/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const bright = luminance(one) + 0.05;
  const dark = luminance(other) + 0.05;
  return Math.max(bright, dark) / Math.min(bright, dark);
}

/** Minimum ratios of WCAG 2.2 (1.4.3, 1.4.11). `large` applies to graphics and to text from 24 px, or 18.7 px bold. */
const MIN_RATIO = { text: 4.5, large: 3 } as const;

/** Rates a ratio for text. */
export function textVerdict(ratio: number): 'AA text' | 'AA large' | 'Not for text' {
  if (ratio >= MIN_RATIO.text) return 'AA text';
  return ratio >= MIN_RATIO.large ? 'AA large' : 'Not for text';
}

/** Rates a ratio for a line or fill: sufficient on its own, or only as decoration next to text. */
export const lineVerdict = (ratio: number) => (ratio >= MIN_RATIO.large ? 'Sufficient alone' : 'Decoration');
