import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTooltipTimer } from './tooltipTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a tooltip is shown after 700 ms, and the next one at once within 300 ms', () => {
  const shown: (string | null)[] = [];
  const timer = createTooltipTimer<string>((target) => shown.push(target));
  const hover = (target: string, ms: number) => {
    timer.enter(target);
    vi.advanceTimersByTime(ms);
    timer.leave();
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
