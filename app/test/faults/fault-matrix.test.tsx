import { expect, test } from 'vitest';
import { type CallId, codesOf, FAULT_COUNT, type FaultId, MATRIX } from './fault-matrix.ts';
import { ACCOUNT_WRITES } from './fixtures-account.ts';
import { POLLS } from './fixtures-poll.ts';
import { READS } from './fixtures-read.ts';
import { WRITES } from './fixtures-write.ts';

const callIds = Object.keys(MATRIX) as CallId[];
const faultIds = Array.from({ length: FAULT_COUNT }, (_, index): FaultId => `F${index + 1}`);
const fixtures = [...READS, ...POLLS, ...WRITES, ...ACCOUNT_WRITES];
/** Covered by session-check.test.tsx instead. */
const SEPARATELY_TESTED: readonly CallId[] = ['C01', 'C25'];

// The other test files here run the cases and check the invariants after each of them.
test('the fault matrix has 43 calls, 17 faults and 670 active cases (F1-F17, I1-I12)', () => {
  expect(callIds).toHaveLength(43);
  for (const call of callIds) expect(MATRIX[call].split(' ')).toHaveLength(FAULT_COUNT);
  expect(callIds.flatMap((call) => faultIds.filter((fault) => codesOf(call, fault).length > 0))).toHaveLength(670);
});

test('no call has two fixtures', () => {
  const ids = fixtures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every call has a fixture or separate tests', () => {
  expect(
    callIds.filter((call) => !SEPARATELY_TESTED.includes(call) && !fixtures.some(({ id }) => id === call)),
  ).toEqual([]);
});
