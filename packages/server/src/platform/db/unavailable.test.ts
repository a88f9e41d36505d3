import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });
const sqlite = (errcode: number) => Object.assign(new Error('failed'), { code: 'ERR_SQLITE_ERROR', errcode });

it.each([
  ...['ECONNREFUSED', '57P01', '08006', '53300', '40P01', '25006'].map(coded),
  // A full disk, a write beyond a file-size limit, and a file that became read-only or can't be opened.
  ...[13, 778, 8, 14].map(sqlite),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new AggregateError([coded('ECONNREFUSED')]),
])('treats %s as unavailable', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  coded('23505'),
  coded('42P01'),
  sqlite(2067),
  new TypeError('x is not a function'),
  new AggregateError([]),
  'text',
  null,
])('does not treat %s as unavailable', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
