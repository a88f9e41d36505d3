import { expect, it } from 'vitest';
import { createSharedCopies } from './shared-copy.ts';

function open() {
  let now = 0;
  let loads = 0;
  const copies = createSharedCopies<number>(10, () => now);
  return {
    at: (time: number) => void (now = time),
    ask: (key = 'a') => copies.get(key, async () => (loads += 1)),
    forget: (key?: string) => copies.forget(key),
    fail: (key = 'a') => copies.get(key, () => Promise.reject(new Error('broken'))),
  };
}

it('L1: is loaded once for all who ask at once, and kept until it is too old', async () => {
  const { at, ask } = open();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  at(9);
  expect(await ask()).toBe(1);
  at(10);
  expect(await ask()).toBe(2);
});

it('L1: is asked for once, however long the answer takes', async () => {
  const { at, ask } = open();
  const slow = ask();
  at(1000);
  expect(await Promise.all([slow, ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(2);
});

it('has one copy a key', async () => {
  const { ask } = open();
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 2, 1]);
});

it('is not kept when it failed', async () => {
  const { ask, fail } = open();
  await expect(fail()).rejects.toThrow('broken');
  expect(await ask()).toBe(1);
});

it('is not kept by a clock that was set back', async () => {
  const { at, ask } = open();
  at(1000);
  await ask();
  at(0);
  expect(await ask()).toBe(2);
});

it('is loaded again once it is forgotten, also while it is being loaded', async () => {
  const { ask, forget } = open();
  const early = ask();
  forget('a');
  expect(await Promise.all([early, ask(), ask('b')])).toEqual([1, 2, 3]);
  forget('b');
  expect([await ask('a'), await ask('b')]).toEqual([2, 4]);
  forget();
  expect([await ask('a'), await ask('b')]).toEqual([5, 6]);
});
