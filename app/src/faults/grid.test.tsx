import { expect, test } from 'vitest';
import { type CallId, codesOf, FAULT_COUNT, type FaultId, MATRIX } from './matrix.ts';
import { POLLS } from './scenes-poll.ts';
import { READS } from './scenes-read.ts';
import { ACCOUNT_WRITES } from './scenes-account.ts';
import { WRITES } from './scenes-write.ts';

const calls = Object.keys(MATRIX) as CallId[];
const faultIds = Array.from({ length: FAULT_COUNT }, (_, index): FaultId => `F${index + 1}`);
const scenes = [...READS, ...POLLS, ...WRITES, ...ACCOUNT_WRITES];
/** They have tests of their own: session.test.tsx. */
const ALONE: readonly CallId[] = ['C01', 'C25'];

/** F1-F17, I1-I12: the cells are run by the other files here, and after each of them the invariants are asked. */
test('2.5: the grid has 43 calls and 17 faults, and 670 of its cells are active', () => {
  expect(calls).toHaveLength(43);
  for (const call of calls) expect(MATRIX[call].split(' ')).toHaveLength(FAULT_COUNT);
  expect(calls.flatMap((call) => faultIds.filter((fault) => codesOf(call, fault).length > 0))).toHaveLength(670);
});

test('2.5: a call has one scene', () => {
  const ids = scenes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('2.5: every call has a scene, or tests of its own', () => {
  expect(calls.filter((call) => !ALONE.includes(call) && !scenes.some(({ id }) => id === call))).toEqual([]);
});
