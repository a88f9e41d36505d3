import { expect, test } from 'vitest';
import { contrast, lineVerdict, type Rgb, textVerdict } from './contrast.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

test.each([
  [BLACK, WHITE, 21],
  [WHITE, WHITE, 1],
  [[118, 118, 118], WHITE, 4.54],
  [[119, 119, 119], WHITE, 4.48],
  [[255, 0, 0], WHITE, 4],
  [[10, 10, 10], BLACK, 1.06],
] as const)('the contrast of %j and %j is %d in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each([
  [21, 'AA text', 'Sufficient alone'],
  [4.5, 'AA text', 'Sufficient alone'],
  [4.49, 'AA large', 'Sufficient alone'],
  [3, 'AA large', 'Sufficient alone'],
  [2.99, 'Not for text', 'Decoration'],
])('a ratio of %d is "%s" for text and "%s" for a line', (ratio, text, line) => {
  expect(textVerdict(ratio)).toBe(text);
  expect(lineVerdict(ratio)).toBe(line);
});
