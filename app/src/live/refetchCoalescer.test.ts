import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefetchCoalescer } from './refetchCoalescer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A deed that takes 100 ms, and when each began and ended. */
function slowDeed() {
  const done = { begun: 0, ended: 0, underWay: 0, most: 0 };
  const act = async () => {
    done.begun += 1;
    done.underWay += 1;
    done.most = Math.max(done.most, done.underWay);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    done.underWay -= 1;
    done.ended += 1;
  };
  return { act, done };
}

test('a single wish is done at once, and once', async () => {
  const { act, done } = slowDeed();
  createRefetchCoalescer(act)('chat:1');
  expect(done.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toMatchObject({ begun: 1, ended: 1 });
});

test.each([2, 10, 100])('W9, R11: of %i wishes in one moment there come two deeds', async (count) => {
  const { act, done } = slowDeed();
  const wish = createRefetchCoalescer(act);
  for (let i = 0; i < count; i += 1) wish('chat:1');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toMatchObject({ begun: 2, ended: 2, most: 1 });
});

test('W11, M1: in a storm of 1,000 wishes a second for 10 s two to five deeds a second are finished, one at a time', async () => {
  const { act, done } = slowDeed();
  const wish = createRefetchCoalescer(act);
  for (let ms = 0; ms < 10_000; ms += 1) {
    wish('match:1');
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(done.most).toBe(1);
  expect(done.ended).toBeGreaterThanOrEqual(20);
  expect(done.ended).toBeLessThanOrEqual(50);
});

test('questions do not wait for each other, and a failed one does not stand in the way', async () => {
  const asked: string[] = [];
  const wish = createRefetchCoalescer((key) => {
    asked.push(key);
    return key === 'a' ? Promise.reject(new Error('down')) : Promise.resolve();
  });
  for (const key of ['a', 'b', 'a']) wish(key);
  expect(asked).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['a', 'b', 'a']);
});
