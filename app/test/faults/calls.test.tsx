import { expect, test } from 'vitest';
import { CALLS } from './calls/index.ts';

test('every call of the contract has its own row in docs/reliability.md (C10-C47, C51, C61, C62, C70-C79, C100)', () => {
  const ids = Object.values(CALLS).flatMap((call) => (typeof call === 'string' ? [] : [call.id]));
  const first = Array.from({ length: 47 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);
  const safety = Array.from({ length: 10 }, (_, index) => `C${index + 70}`);
  expect(ids.toSorted()).toEqual([...first, 'C51', 'C61', 'C62', ...safety, 'C100'].toSorted());
});
