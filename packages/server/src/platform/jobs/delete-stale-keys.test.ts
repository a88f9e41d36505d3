import { expect, it } from 'vitest';
import { deleteStaleKeys } from './delete-stale-keys.ts';

it('deletes keys without a current item from a set or a map', () => {
  const [set, map] = [new Set(['a', 'b', 'c']), new Map([['a', 1] as const, ['b', 2] as const])];
  deleteStaleKeys(set, [{ id: 'b' }, { id: 'x' }]);
  deleteStaleKeys(map, [{ id: 'b' }]);
  expect([[...set], [...map]]).toEqual([['b'], [['b', 2]]]);
});
