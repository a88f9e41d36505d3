import { expect, test } from 'vitest';
import { coveredIds, expandIds, proofsById, withProofs } from './parse.ts';
import { report } from './report.ts';

test('withProofs replaces the last cell of each table row that has an id', () => {
  const page = `
| Id   | Promise   | Proof                          |
| ---- | --------- | ------------------------------ |
| S1   | CSP       |                                |
|AF12|away (S1)|Not tested: needs a small disk|
S9 in a text, | S2 | in the middle of a line |
`;
  const rows = [
    ['S1', ''],
    ['AF12', 'Not tested: needs a small disk'],
  ];
  expect([...proofsById(page)]).toEqual(rows);
  const written = withProofs(page, (id, proof) => proof || `proof of ${id}`);
  expect([...proofsById(written)]).toEqual([['S1', 'proof of S1'], rows[1]]);
});

test.each([
  ["test('accepts a link once (S32)', () => {", ['S32']],
  ["test('hides messages of another match (W8, W9)'", ['W8', 'W9']],
  ['test(`retries after ${status} (C23, F6b)`', ['C23', 'F6']],
  ["test.each(TIMES)('closes %s (W1-W3)'", ['W1', 'W2', 'W3']],
  ["it('keeps serving after the other process is killed (L49, S31)'", ['L49', 'S31']],
  ["parameters: { covers: ['X1'] }", ['X1']],
  ["parameters: { layout: 'fullscreen', covers: ['C04', 'F10', 'F6b'] }", ['C04', 'F10', 'F6']],
  ["covers: [\n      'X1',\n      'X2',\n    ],", ['X1', 'X2']],
  ["'unchanged (see L3).'", []],
  ["test('S32: accepts a link once'", []],
  ['const S1 = 2; // the S1 of it', []],
])('coveredIds of %j is %j', (source, ids) => expect(coveredIds(source)).toEqual(ids));

test('expandIds expands ranges and lists', () => {
  expect(expandIds('L20-L22 and S5')).toEqual(['L20', 'L21', 'L22', 'S5']);
});

test('every row of the reliability page names its tests, or says why it has none', () => {
  const { proofs, page, open, contradictory, unknown } = report();
  expect({ open, contradictory, unknown }).toEqual({ open: [], contradictory: [], unknown: [] });
  expect(proofs, 'Run npm run ids -- --write').toEqual(proofsById(page));
});
