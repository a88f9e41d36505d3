import { expect, it } from 'vitest';
import { kindOfError } from './error-kind.ts';

const withCode = (more: object) => Object.assign(new Error('failed'), more);

it.each([
  [withCode({ errcode: 2067 }), 'constraint'],
  [withCode({ errcode: 5 }), 'busy'],
  [withCode({ errcode: 1 }), 'other'],
  [withCode({ code: '23505' }), 'constraint'],
  [withCode({ code: '53100' }), 'full'],
  [withCode({ code: '53300' }), 'connection'],
  [withCode({ code: '57P01' }), 'connection'],
  [withCode({ code: '57014' }), 'timeout'],
  [withCode({ code: 'ECONNREFUSED' }), 'connection'],
  [new Error('timeout exceeded when trying to connect'), 'timeout'],
  [new Error('Connection terminated unexpectedly'), 'connection'],
  [new AggregateError([withCode({ code: 'ECONNREFUSED' })]), 'connection'],
  [new Error('something else'), 'other'],
  ['no error', 'other'],
])('classifies %j as %s', (error, kind) => {
  expect(kindOfError(error)).toBe(kind);
});
