import { beforeEach, expect, it } from 'vitest';
import { createSessionCache, type SessionCache } from './session-cache.ts';

let now: number;
let version: string;
let reads: string[];
let ended: Set<string>;
let cache: SessionCache<string>;
beforeEach(() => {
  [now, version, reads, ended] = [0, 'a', [], new Set()];
  cache = createSessionCache({
    maxAgeMs: 5_000,
    wall: () => now,
    readVersion: async () => {
      reads.push('version');
      return version;
    },
  });
});

const find = (id: string) =>
  cache.get(id, async () => {
    reads.push(id);
    return ended.has(id) ? null : `user of ${id}`;
  });

/** Returns how often a session, or the version, was read. */
const readsOf = (name: string) => reads.filter((read) => read === name).length;

it('looks up each session once in five seconds, and the version twice a second', async () => {
  for (now = 0; now < 5_000; now += 50) for (const id of ['one', 'two']) expect(await find(id)).toBe(`user of ${id}`);
  expect(['one', 'two', 'version'].map(readsOf)).toEqual([1, 1, 10]);
  now = 5_000;
  await find('one');
  expect(readsOf('one')).toBe(2);
  now = 4_000;
  await find('one');
  expect(readsOf('one'), 'the clock was set back').toBe(3);
});

it('notices within half a second that a session has ended in another process', async () => {
  await find('one');
  ended.add('one');
  version = 'b';
  now = 499;
  expect(await find('one')).toBe('user of one');
  now = 500;
  expect(await find('one')).toBe(null);
});

it('forgets everything at once when a session has ended in this process, also what is being looked up', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.get('one', () => promise);
  await Promise.resolve();
  ended.add('one');
  cache.clear();
  resolve('user of one');
  expect(await early).toBe('user of one');
  expect(await find('one')).toBe(null);
});

it('looks up unknown sessions and failures again', async () => {
  ended.add('one');
  for (let count = 0; count < 2; count += 1) expect(await find('one')).toBe(null);
  expect(readsOf('one')).toBe(2);
  const failing = cache.get('two', () => Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(await find('two')).toBe('user of two');
});
