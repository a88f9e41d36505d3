import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '../clock/time.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';
import { createLogger } from '../http/log.ts';
import { createFallbackRateStore } from './fallback-rate-store.ts';
import { withHiddenKeys } from './postgres-rate-store.ts';
import { createMemoryRateStore } from '../throttle/memory-rate-store.ts';
import type { RateStore, RateWindow } from '../throttle/rate-store.ts';

let timers: TestTimers;
let isDown: boolean;
/** The keys that reached the shared store. */
let asked: string[];
let logged: string[];
/** The store as each of two processes uses it. */
let one: RateStore;
let two: RateStore;
beforeEach(() => {
  timers = createTestTimers();
  isDown = false;
  [asked, logged] = [[], []];
  const memory = createMemoryRateStore(timers.now);
  const shared: RateStore = {
    async take(windows) {
      asked.push(...windows.map(({ key }) => key));
      if (isDown) throw new Error('down');
      return memory.take(windows);
    },
  };
  const log = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line).msg) });
  const open = () => createFallbackRateStore(withHiddenKeys(shared, 'secret'), { timers, log });
  [one, two] = [open(), open()];
});

const window = (key: string, max = 3): RateWindow => ({ limit: `${max}`, key, max, windowMs: MINUTE_MS });
const tries = async (store: RateStore, times: number, key = 'a') => {
  const results = [];
  for (let done = 0; done < times; done += 1) results.push((await store.take([window(key)])) === null);
  return results.filter(Boolean).length;
};

it('counts what two processes let in together, and hides who it was', async () => {
  expect(await tries(one, 2)).toBe(2);
  expect(await tries(two, 2)).toBe(1);
  expect(await two.take([window('b'), window('a')])).toEqual({ key: 'a', waitMs: MINUTE_MS });
  for (const key of asked) expect(key).toMatch(/^[\w-]{43}$/);
});

it('asks no more about a caller who was refused, until the window ends', async () => {
  await tries(one, 4);
  const before = asked.length;
  expect(await tries(one, 50)).toBe(0);
  expect(await one.take([window('new'), window('a')])).toEqual({ key: 'a', waitMs: MINUTE_MS });
  expect(asked).toHaveLength(before);
  timers.advance(MINUTE_MS);
  expect(await tries(one, 4)).toBe(3);
});

it('counts in the process while the store is down, never without a limit', async () => {
  expect([await tries(one, 2), await tries(two, 1)]).toEqual([2, 1]);
  isDown = true;
  expect(await tries(one, 50), 'it has let in two already').toBe(1);
  expect(await tries(two, 50)).toBe(2);
  expect(await tries(one, 50, 'b')).toBe(3);
  expect(logged).toEqual(Array.from({ length: 2 }, () => 'requests are counted in this process only'));
});

it('tries the store again after five seconds, and says so once', async () => {
  isDown = true;
  await tries(one, 10);
  expect(asked, 'no request waits for it').toHaveLength(1);
  timers.advance(5_000);
  await tries(one, 1, 'b');
  expect(asked).toHaveLength(2);
  isDown = false;
  timers.advance(4_999);
  await tries(one, 1, 'c');
  expect(asked).toHaveLength(2);
  timers.advance(1);
  await tries(one, 1, 'c');
  expect(asked).toHaveLength(3);
  expect(logged).toEqual(['requests are counted in this process only', 'requests are counted for all processes again']);
});
