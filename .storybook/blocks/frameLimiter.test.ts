import { expect, test, vi } from 'vitest';
import { createFrameLimiter } from './frameLimiter.ts';

test('grants slots up to the limit and hands a released slot to the next request', () => {
  const limiter = createFrameLimiter(2);
  const listener = vi.fn<() => void>();
  const unsubscribe = limiter.subscribe(listener);
  const [release] = ['a', 'b', 'c'].map((key) => limiter.request(key));
  const withSlot = () => ['a', 'b', 'c'].filter(limiter.hasSlot);
  expect(withSlot()).toEqual(['a', 'b']);
  expect(listener).toHaveBeenCalledTimes(3);
  release?.();
  expect(withSlot()).toEqual(['b', 'c']);
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  limiter.request('a');
  expect(withSlot()).toEqual(['b', 'c']);
  expect(listener).toHaveBeenCalledTimes(4);
});
