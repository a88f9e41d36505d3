import { expect, test } from 'vitest';
import { coveredIds, expandIds, reasonsById, rowIds } from './parse.ts';
import { hasReliabilityPage, report } from './report.ts';

test('rowIds returns each id that starts a table row once', () => {
  expect(rowIds('| Id | Promise |\n| S1 | CSP |\n| AF12 | away |\nS9 in a text, | S1 |\n| S1 | again |')).toEqual([
    'S1',
    'AF12',
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

test('reasonsById reads the reasons from a table', () => {
  expect(reasonsById('| rows | why |\n| --- | --- |\n| L50, L51 | needs a small disk |')).toEqual(
    new Map([
      ['L50', 'needs a small disk'],
      ['L51', 'needs a small disk'],
    ]),
  );
});

test.runIf(hasReliabilityPage)(
  'every row of the reliability page has either a test or a reason for having none',
  () => {
    const { open, stale } = report();
    expect(open).toEqual([]);
    expect(stale).toEqual([]);
  },
);
