import { expect, test } from 'vitest';
import { stripBidiControls } from './text.ts';

test('stripBidiControls removes bidi control characters and nothing else', () => {
  expect(stripBidiControls('admin\u202Enimda\u2066x\u2069 98–101')).toBe('adminnimdax 98–101');
  expect(stripBidiControls('שלום עולם')).toBe('שלום עולם');
});
