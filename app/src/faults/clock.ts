import { FIXED_NOW } from '@machine/mocks/fixtures';
import { vi } from 'vitest';

/** The browser's own, kept for those who wait for what takes real time. */
const realTimeout = window.setTimeout.bind(window);
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

/** How often the page's clock follows the real one, in milliseconds. */
const STEP_MS = 2;

/**
 * From here on the page's time begins at FIXED_NOW, runs as the real one does, and can be made to pass at once: timers,
 * intervals, dates and the deadlines of calls. What the browser does by itself, answers and frames, stays real.
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

/** Lets `ms` of the page's time pass at once, each timer in its turn. */
export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

/** Lets the browser do what it has to do. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    realTimeout(resolve, STEP_MS);
  });

/** Real milliseconds that something may take, on a machine that has much to do. */
const PATIENCE_MS = 8_000;

/** Waits until `isSo`: for answers and drawing, which take real time. `what` names it when it does not come. */
export async function until(isSo: () => boolean, what: () => string): Promise<void> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error(what());
    await breathe();
  }
}
