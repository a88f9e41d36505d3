import { expect, test } from 'vitest';
import { shortHash } from './hash.ts';

test.each([
  ['9f2c51e0', '9f2c51e0'],
  ['9f2c51e07', '9f2c51…e07'],
  ['9f2c51e07b3d4a688c15d0e2f7a9b4c3d1e5f60718293a4b5c6d7e8f90a1b2c3', '9f2c51…2c3'],
  ['🇬🇧'.repeat(9), `${'🇬🇧'.repeat(3)}…🇧🇬🇧`],
])('shortens the hash %j to %j', (hash, shown) => {
  expect(shortHash(hash)).toBe(shown);
});
