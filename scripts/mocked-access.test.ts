import { expect, test } from 'vitest';
import { ACCESS } from '../packages/mocks/src/remembering/access.ts';
import { ACCESS_MATRIX } from '../packages/server/src/testing/access-matrix.ts';

test('mocks and server agree on which calls need a session (S111)', () => {
  const access = Object.entries(ACCESS_MATRIX).map(([name, { anon }]) => [name, anon === 401 ? 'members' : 'everyone']);
  expect(ACCESS).toEqual(Object.fromEntries(access));
});
