import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTooltips } from './tooltips.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a tooltip is shown after 700 ms, and the next one at once within 300 ms', () => {
  const { store, enter } = createTooltips<string>();
  const shown: (string | null)[] = [];
  store.subscribe(() => shown.push(store.get()));
  const hover = (target: string, ms: number) => {
    enter(target);
    vi.advanceTimersByTime(ms);
    enter(null);
  };
  hover('too short', 699);
  hover('first', 700);
  vi.advanceTimersByTime(299);
  hover('soon', 0);
  vi.advanceTimersByTime(299);
  hover('next', 1);
  vi.advanceTimersByTime(300);
  hover('late', 699);
  expect(shown).toEqual(['first', null, 'soon', null, 'next', null]);
});

test('code that arrives late finds the tooltip of what the pointer is still at', () => {
  const { store, enter } = createTooltips<string>();
  enter('first');
  vi.advanceTimersByTime(500);
  enter('first');
  vi.advanceTimersByTime(199);
  expect(store.get()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.get()).toBe('first');
  enter(null);
  expect(store.get()).toBeNull();
});
