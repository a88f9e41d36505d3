import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCounter } from './counter.ts';

const ALLOWED = { most: 2, windowMs: 100 };

function open(keysMax?: number) {
  let time = 0;
  const counter = createCounter(ALLOWED, () => time, keysMax);
  const tryCall = (key: string) => {
    const wait = counter.waitMs(key);
    if (wait === 0) counter.count(key);
    return wait;
  };
  return { tryCall, at: (ms: number) => void (time = ms) };
}

it('lets so many through in a window that begins with the first, and says how long it lasts', () => {
  const { tryCall, at } = open();
  at(1000);
  expect([tryCall('a'), tryCall('a'), tryCall('a'), tryCall('b')]).toEqual([0, 0, 100, 0]);
  at(1099);
  expect(tryCall('a')).toBe(1);
  at(1100);
  expect([tryCall('a'), tryCall('a'), tryCall('a')]).toEqual([0, 0, 100]);
});

it('a clock that is set back locks nobody out', () => {
  const { tryCall, at } = open();
  at(1000);
  tryCall('a');
  tryCall('a');
  at(10);
  expect(tryCall('a')).toBe(0);
});

it('S60-S72: remembers so many keys and no more: the oldest window goes first', () => {
  const { tryCall, at } = open(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    at(index);
    tryCall(key);
    tryCall(key);
  }
  expect([tryCall('a'), tryCall('b'), tryCall('c')]).toEqual([98, 99, 100]);
  tryCall('d');
  expect([tryCall('b'), tryCall('c')]).toEqual([99, 100]);
  expect(tryCall('a')).toBe(0);
});

it('counts as a list of all windows would, whoever calls whenever', () => {
  const calls = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), after: fc.integer({ min: 0, max: 120 }) }));
  fc.assert(
    fc.property(calls, (made) => {
      const { tryCall, at } = open();
      const windows = new Map<string, { began: number; calls: number }>();
      let time = 0;
      for (const { key, after } of made) {
        time += after;
        at(time);
        const known = windows.get(key);
        const window = known && time < known.began + ALLOWED.windowMs ? known : { began: time, calls: 0 };
        windows.set(key, window);
        const isFull = window.calls === ALLOWED.most;
        expect(tryCall(key)).toBe(isFull ? window.began + ALLOWED.windowMs - time : 0);
        if (!isFull) window.calls += 1;
      }
    }),
  );
});
