import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

it.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('57P03'),
  coded('08006'),
  coded('53300'),
  coded('40P01'),
  coded('25006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Query read timeout'),
  Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
  // A write beyond a file-size limit, and one to a file system that became read-only.
  Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778 }),
  Object.assign(new Error('attempt to write a readonly database'), { code: 'ERR_SQLITE_ERROR', errcode: 8 }),
  Object.assign(new Error('unable to open database file'), { code: 'ERR_SQLITE_ERROR', errcode: 14 }),
  new Error('timeout exceeded when trying to connect'),
  new AggregateError([coded('ECONNREFUSED')]),
])('treats %s as unavailable', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  coded('23505'),
  coded('42P01'),
  Object.assign(new Error('UNIQUE constraint failed'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
  new TypeError('x is not a function'),
  new AggregateError([]),
  'text',
  null,
])('does not treat %s as unavailable', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
