import { expect, test } from 'vitest';
import { CALLS } from './calls/index.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `C${String(first + index).padStart(2, '0')}`);

const SINGLE = ['C51', 'C61', 'C62'];
const IDS = [
  ...SINGLE,
  ...range(1, 24),
  ...range(26, 49),
  ...range(70, 79),
  ...range(89, 106),
  ...range(120, 123),
  ...range(130, 133),
  ...range(140, 143),
  ...range(145, 147),
  ...range(150, 152),
];

test('every call of the contract has its own row in docs/reliability.md (C10-C24, C26-C49, C51, C61, C62, C70-C79, C89-C106, C120-C123, C130-C133, C140-C143, C145-C147, C150-C152)', () => {
  const ids = Object.values(CALLS).flatMap((call) => (typeof call === 'string' ? [] : [call.id]));
  expect(ids.toSorted()).toEqual(IDS.toSorted());
});
