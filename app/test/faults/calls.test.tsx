import { expect, test } from 'vitest';
import { CALLS } from './calls/index.ts';

const IDS: [from: number, to?: number][] = [
  [1, 47],
  [51],
  [61, 62],
  [70, 79],
  [100, 103],
  [120, 123],
  [130],
  [140, 143],
  [145, 147],
];

test('every call of the contract has its own row in docs/reliability.md (C10-C47, C51, C61, C62, C70-C79, C100-C103, C120-C123, C130, C140-C143, C145-C147)', () => {
  const ids = Object.values(CALLS).flatMap((call) => (typeof call === 'string' ? [] : [call.id]));
  const expected = IDS.flatMap(([from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `C${String(from + index).padStart(2, '0')}`),
  );
  expect(ids.toSorted()).toEqual(expected.toSorted());
});
