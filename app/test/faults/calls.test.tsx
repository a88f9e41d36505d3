import { expect, test } from 'vitest';
import { CALLS } from './calls/index.ts';

test('every call of the contract has its own row in docs/reliability.md (C10-C45)', () => {
  const ids = Object.values(CALLS).flatMap((call) => (typeof call === 'string' ? [] : [call.id]));
  const rows = Array.from({ length: 45 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);
  expect(ids.toSorted()).toEqual(rows);
});
