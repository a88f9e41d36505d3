import { expect, test } from 'vitest';
import { isPaperHere, report } from './report.ts';
import { claimsOf, idsIn, reasonsIn, rowsOf } from './rows.ts';

test('rows are the ids that begin a row of a table, once each', () => {
  expect(rowsOf('| Id | Promise |\n| S1 | CSP |\n| AF12 | away |\nS9 in a text, | S1 |\n| S1 | again |')).toEqual([
    'S1',
    'AF12',
  ]);
});

test.each([
  ["test('S32: a link works once'", ['S32']],
  ["test('W8, W9: of another match'", ['W8', 'W9']],
  ["name: 'C19, C21×F5: a chat'", ['C19', 'C21', 'F5']],
  ["name: 'C23×F6b: a 401'", ['C23', 'F6']],
  ["it('serves on when the other is killed (L49, S31)'", ['L49', 'S31']],
  ["'as it was (see L3).'", []],
  ['/** X33 */', ['X33']],
  ["it('answers 503 while the disk is full (L50)'", ['L50']],
  ["'W1-W3: closed'", ['W1', 'W2', 'W3']],
  ["keyboard('{F8}')", []],
  ['const S1 = 2; // the S1 of it', []],
])('%j claims %j', (source, ids) => expect(claimsOf(source)).toEqual(ids));

test('a list of ids is read in full', () => {
  expect(idsIn('L20-L22 and S5')).toEqual(['L20', 'L21', 'L22', 'S5']);
});

test('reasons stand in a table', () => {
  expect(reasonsIn('| rows | why |\n| --- | --- |\n| L50, L51 | needs a small disk |')).toEqual(
    new Map([
      ['L50', 'needs a small disk'],
      ['L51', 'needs a small disk'],
    ]),
  );
});

test.runIf(isPaperHere)('every row of the paper on reliability has a test or a reason, and not both', () => {
  const { open, stale } = report();
  expect(open).toEqual([]);
  expect(stale).toEqual([]);
});
