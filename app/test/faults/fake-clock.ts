import { FIXED_NOW } from '@machine/mocks/fixtures';
import { vi } from 'vitest';

/** The browser's own timers, for waits in real time. */
const realTimeout = window.setTimeout.bind(window);
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

/** How often the fake clock catches up with the real one, in milliseconds. */
const STEP_MS = 2;

/**
 * Starts a fake clock for timers, dates and request deadlines. It begins at a fixed time, follows the real clock and can
 * be advanced. Responses and animation frames still take real time.
 */
export function startClock(): void {
  vi.useFakeTimers({
    now: FIXED_NOW,
    shouldAdvanceTime: true,
    advanceTimeDelta: STEP_MS,
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

/** Yields to the browser. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    realTimeout(resolve, STEP_MS);
  });

/** In real time; generous for busy machines. */
const TIMEOUT_MS = 8_000;

/** Waits in real time until the predicate holds, and throws the message after a timeout. */
export async function waitUntil(isTrue: () => boolean, message: () => string): Promise<void> {
  const start = performance.now();
  while (!isTrue()) {
    if (performance.now() - start > TIMEOUT_MS) throw new Error(message());
    await nextTask();
  }
}
