import { expect, it } from 'vitest';
import { lengthen } from './pseudoLocale.ts';

it.each([
  ['Agree', 'Áágréééé'],
  ['[ AGREE ]', '[ ÁáGRÉéÉé ]'],
  ['112–108', '112–108'],
])('lengthens %s to %s', (text, longer) => {
  expect(lengthen(text)).toBe(longer);
});

it('lengthens sentences by about 40 %, and only once', () => {
  const text = 'The Machine predicts each match, and players agree or disagree with it before the start.';
  const longer = lengthen(text);
  expect(longer.length / text.length).toBeGreaterThan(1.3);
  expect(lengthen(longer)).toBe(longer);
});
