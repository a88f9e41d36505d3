import { expect, it } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

function open() {
  let now = 0;
  let loads = 0;
  const cache = createSharedCache<number>(10, () => now);
  return {
    at: (time: number) => void (now = time),
    get: (key = 'a') => cache.get(key, async () => (loads += 1)),
    invalidate: (key?: string) => cache.invalidate(key),
    fail: (key = 'a') => cache.get(key, () => Promise.reject(new Error('broken'))),
  };
}

it('loads once for concurrent calls and caches until the maximum age', async () => {
  const { at, get } = open();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  at(9);
  expect(await get()).toBe(1);
  at(10);
  expect(await get()).toBe(2);
  at(0);
  expect(await get(), 'the clock was set back').toBe(3);
});

it('loads once however long the load takes', async () => {
  const { at, get } = open();
  const slow = get();
  at(1000);
  expect(await Promise.all([slow, get()])).toEqual([1, 1]);
  expect(await get()).toBe(2);
});

it('does not cache a failed load', async () => {
  const { get, fail } = open();
  await expect(fail()).rejects.toThrow('broken');
  expect(await get()).toBe(1);
});

it('reloads after invalidation, even during a load', async () => {
  const { get, invalidate } = open();
  const early = get();
  invalidate('a');
  expect(await Promise.all([early, get(), get('b')])).toEqual([1, 2, 3]);
  invalidate('b');
  expect([await get('a'), await get('b')]).toEqual([2, 4]);
  invalidate();
  expect([await get('a'), await get('b')]).toEqual([5, 6]);
});
