import { FIXED_NOW } from '@machine/mocks/fixtures';
import { vi } from 'vitest';

const realDeadline = AbortSignal.timeout.bind(AbortSignal);

/**
 * Starts a fake clock for timers, dates and request deadlines. It begins at a fixed time, follows the real clock and can
 * be advanced. Responses and animation frames still take real time.
 */
export function startClock(): void {
  vi.useFakeTimers({
    now: FIXED_NOW,
    shouldAdvanceTime: true,
    advanceTimeDelta: 2,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The deadline has passed.', 'TimeoutError')), ms);
    return controller.signal;
  };
}

export function stopClock(): void {
  vi.useRealTimers();
  AbortSignal.timeout = realDeadline;
}

/** Advances the fake clock and runs the timers that are due. */
export const advance = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};
