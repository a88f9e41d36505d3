import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

const READ = 'select "id" from "users" where "id" = $1';

it('names a statement from its third use on, always with the same name', () => {
  const nameOf = createStatementNames();
  expect([1, 2, 3, 4].map(() => nameOf(READ))).toEqual([undefined, undefined, 's0', 's0']);
  expect([1, 2, 3].map(() => nameOf(`${READ} limit 1`))).toEqual([undefined, undefined, 's1']);
});

it.each([
  ['a transaction', 'begin'],
  ['a change of the schema', 'create table "a" ("b" text)'],
  ['a setting', 'set local statement_timeout = 0'],
  // Its columns may change while the server runs.
  ['all columns', 'select * from "users" where "id" = $1'],
  ['all columns of a table', 'select "users".* from "users"'],
  ['a very long text', `${READ} or "id" in (${'$1, '.repeat(5_000)}$1)`],
])('does not name %s', (_, text) => {
  const nameOf = createStatementNames();
  expect([1, 2, 3, 4].map(() => nameOf(text))).toEqual([undefined, undefined, undefined, undefined]);
});

it('names a bounded number of statements, the ones that repeat', () => {
  const nameOf = createStatementNames();
  const names = new Set<string | undefined>();
  for (let count = 0; count < 5_000; count += 1) names.add(nameOf(`${READ} and ${count} = ${count}`));
  expect([...names]).toEqual([undefined]);
  for (let count = 0; count < 1_000; count += 1) {
    for (let use = 0; use < 3; use += 1) names.add(nameOf(`${READ} or ${count} = ${count}`));
  }
  expect(names.size).toBe(301);
});
