import { expect, test, vi } from 'vitest';
import { createFrameLimiter } from './frameLimiter.ts';

test('so many have a place, and the next one follows when one is given back', () => {
  const queue = createFrameLimiter(2);
  const hear = vi.fn<() => void>();
  const leave = queue.subscribe(hear);
  const [giveBack] = ['a', 'b', 'c'].map((key) => queue.want(key));
  const having = () => ['a', 'b', 'c'].filter(queue.hasPlace);
  expect(having()).toEqual(['a', 'b']);
  expect(hear).toHaveBeenCalledTimes(3);
  giveBack?.();
  expect(having()).toEqual(['b', 'c']);
  expect(hear).toHaveBeenCalledTimes(4);
  leave();
  queue.want('a');
  expect(having()).toEqual(['b', 'c']);
  expect(hear).toHaveBeenCalledTimes(4);
});
