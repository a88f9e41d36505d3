import * as endpoints from '@machine/contract/endpoints.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/error.ts';
import { describeError } from './clientError.ts';

const page = { origin: 'https://play.test', pathname: '/profile/u-mira' };
const errorWith = (stack: string, message = 'x') => Object.assign(new TypeError(message), { stack });
const describeStack = (stack: string, message?: string) =>
  describeError('caught', { error: errorWith(stack, message), componentStack: null, page }).stack;

const CHROME = `TypeError: x
    at render (https://play.test/assets/Ab1-2.js:1:204)
    at new Board (https://play.test/assets/Ab1-2.js:3:4)
    at async Promise.all (index 0)
    at https://play.test/src/routes/HomeRoute.tsx?t=1700000000000:12:9
    at inject (chrome-extension://abcdef/content.js:9:1)`;
const FIREFOX = `render@https://play.test/assets/Ab1-2.js:1:204
Board@https://play.test/assets/Ab1-2.js:3:4
@https://play.test/src/routes/HomeRoute.tsx?t=1700000000000:12:9`;

test('reads function, file, line and column from the stacks of all browsers', () => {
  expect(describeStack(CHROME)).toEqual([
    'render@Ab1-2.js:1:204',
    'new Board@Ab1-2.js:3:4',
    '@HomeRoute.tsx:12:9',
    'inject@elsewhere:9:1',
  ]);
  expect(describeStack(FIREFOX)).toEqual(['render@Ab1-2.js:1:204', 'Board@Ab1-2.js:3:4', '@HomeRoute.tsx:12:9']);
});

test('never includes the message, even if it looks like a stack', () => {
  const message = 'for secret@example.org\n    at secret (https://play.test/secret:1:1)';
  const report = describeError('caught', {
    error: errorWith(`TypeError: ${message}\n    at render (https://play.test/assets/a.js:1:2)`, message),
    componentStack: '\n    at Secretless (https://play.test/assets/a.js:1:9)',
    page: { ...page, pathname: '/reset-password/secret-token' },
  });
  expect(JSON.stringify(report)).not.toContain('secret');
  expect(report).toMatchObject({
    stack: ['render@a.js:1:2'],
    components: ['Secretless@a.js:1:9'],
    route: '/reset-password/:token?',
  });
});

test.each([
  ['/', '/'],
  ['/profile/u-mira', '/profile/:id'],
  ['/unknown/path/here', '*'],
])('reports %s as route %s', (pathname, route) => {
  const context = { error: new Error('x'), componentStack: null, page: { ...page, pathname } };
  expect(describeError('uncaught', context).route).toBe(route);
});

test.each([
  [new ApiError(503, 'Sorry, ada'), 'ApiError', 503],
  [new Error('Minified React error #418; visit https://react.dev'), 'Error', 418],
  [Object.assign(new Error('x'), { name: 'what someone typed' }), 'Error', null],
  ['a string', 'string', null],
  [null, 'object', null],
])('reports %s as %s %s', (error, name, code) => {
  expect(describeError('caught', { error, componentStack: undefined, page })).toMatchObject({ name, code });
});

const deep = Array.from({ length: 400 }, (_, row) => `    at fn${row} (https://play.test/assets/a.js:${row}:1)`);

test.each([
  ['a normal stack', CHROME],
  ['a very long stack', `TypeError: x\n${deep.join('\n')}`],
  ['unusual names', `TypeError: x\n    at ${'é<script>"'.repeat(50)} (https://play.test/${'a'.repeat(300)}:1:1)`],
  ['no stack', ''],
])('the server accepts a report with %s', (_, stack) => {
  const report = describeError('recoverable', { error: errorWith(stack), componentStack: stack, page });
  expect(z.safeParse(endpoints.reportClientError.body, report).error?.issues).toBeUndefined();
  expect(JSON.stringify(report).length).toBeLessThan(2_000);
});
