import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRateCounter } from './rate-counter.ts';

const QUOTA = { max: 2, windowMs: 100 };

function open(keysMax?: number) {
  let time = 0;
  const counter = createRateCounter(QUOTA, () => time, keysMax);
  const tryRequest = (key: string) => {
    const wait = counter.waitMs(key);
    if (wait === 0) counter.count(key);
    return wait;
  };
  return { tryRequest, at: (ms: number) => void (time = ms) };
}

it('locks no one out when the clock is set back', () => {
  const { tryRequest, at } = open();
  at(1000);
  tryRequest('a');
  tryRequest('a');
  at(10);
  expect(tryRequest('a')).toBe(0);
});

it('drops the oldest window when there are too many keys', () => {
  const { tryRequest, at } = open(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    at(index);
    tryRequest(key);
    tryRequest(key);
  }
  expect([tryRequest('a'), tryRequest('b'), tryRequest('c')]).toEqual([98, 99, 100]);
  tryRequest('d');
  expect([tryRequest('b'), tryRequest('c')]).toEqual([99, 100]);
  expect(tryRequest('a')).toBe(0);
});

it('matches a simple model for any sequence of requests', () => {
  const requests = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), after: fc.integer({ min: 0, max: 120 }) }),
  );
  fc.assert(
    fc.property(requests, (sequence) => {
      const { tryRequest, at } = open();
      const windows = new Map<string, { start: number; count: number }>();
      let time = 0;
      for (const { key, after } of sequence) {
        time += after;
        at(time);
        const known = windows.get(key);
        const window = known && time < known.start + QUOTA.windowMs ? known : { start: time, count: 0 };
        windows.set(key, window);
        const isFull = window.count === QUOTA.max;
        expect(tryRequest(key)).toBe(isFull ? window.start + QUOTA.windowMs - time : 0);
        if (!isFull) window.count += 1;
      }
    }),
  );
});
