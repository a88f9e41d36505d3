import { expect, test } from 'vitest';
import { exportFileName, receiptFileName } from './download.ts';

test.each([
  [new Date(2025, 9, 4, 0, 0), 'beat-the-machine-2025-10-04.json'],
  [new Date(2025, 11, 31, 23, 59), 'beat-the-machine-2025-12-31.json'],
])('names the export after the product and the local date: %s', (now, name) => {
  expect(exportFileName(now)).toBe(name);
});

test('names a receipt after its match, in characters that every file system takes', () => {
  expect(receiptFileName('nba-LAL/../é 1')).toBe('receipt-nba-lal-1.json');
});
