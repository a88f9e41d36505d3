/** Timers run this many times faster, so that polls, deadlines and redirects take little time. */
const SPEED_UP = 25;

const { setTimeout: realTimeout, setInterval: realInterval, requestIdleCallback: realIdle } = window;
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

const spedUp = (ms = 0) => ms / SPEED_UP;

export function speedUpTimers(): void {
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number, ...args: []) => realTimeout(run, spedUp(ms), ...args),
    setInterval: (run: () => void, ms?: number, ...args: []) => realInterval(run, spedUp(ms), ...args),
    requestIdleCallback: (run: () => void) => realTimeout(run),
  });
  AbortSignal.timeout = (ms) => realDeadline(spedUp(ms));
}

export function restoreTimers(): void {
  Object.assign(window, { setTimeout: realTimeout, setInterval: realInterval, requestIdleCallback: realIdle });
  AbortSignal.timeout = realDeadline;
}

const TIMEOUT_MS = 6_000;

/** Waits for the next task of the event loop. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Waits until the predicate holds; returns false after the timeout. */
export async function becomesTrue(isTrue: () => boolean, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => realTimeout(resolve));
  }
  return true;
}
