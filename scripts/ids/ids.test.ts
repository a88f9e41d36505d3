import { expect, test } from 'vitest';
import { coveredIds, expandIds, reasonsById } from './parse.ts';
import { hasReliabilityPage, report } from './report.ts';

test('reasonsById returns the id of each table row, with the reason for having no test', () => {
  const page = `
| Id   | Promise   | Proof                          |
| ---- | --------- | ------------------------------ |
| S1   | CSP       |                                |
| AF12 | away (S1) | Not tested: needs a small disk |
S9 in a text, | S2 | in the middle of a line |
`;
  expect([...reasonsById(page)]).toEqual([
    ['S1', null],
    ['AF12', 'needs a small disk'],
  ]);
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
  ["keyboard('{F8}')", []],
  ['const S1 = 2; // the S1 of it', []],
])('coveredIds of %j is %j', (source, ids) => expect(coveredIds(source)).toEqual(ids));

test.each([
  ["test('S32: a link works once'", ['S32']],
  ["test('W8, W9: of another match'", ['W8', 'W9']],
  ["name: 'C19, C21×F5: a chat'", ['C19', 'C21', 'F5']],
  ["name: 'C23×F6b: a 401'", ['C23', 'F6']],
  ['/** X33 */', ['X33']],
])('coveredIds of the legacy form %j is %j', (source, ids) => expect(coveredIds(source)).toEqual(ids));

test('expandIds expands ranges and lists', () => {
  expect(expandIds('L20-L22 and S5')).toEqual(['L20', 'L21', 'L22', 'S5']);
});

test.runIf(hasReliabilityPage)(
  'every row of the reliability page has either a test or a reason for having none',
  () => {
    const { open, stale } = report();
    expect(open).toEqual([]);
    expect(stale).toEqual([]);
  },
);
