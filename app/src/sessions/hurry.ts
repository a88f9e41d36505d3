/** A page's timers run so many times faster: a poll, a deadline or a redirect is waited for, and takes no time. */
const FACTOR = 25;

const { setTimeout: realTimeout, setInterval: realInterval, requestIdleCallback: realIdle } = window;
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

const hurried = (ms = 0) => ms / FACTOR;

export function hurryTimers(): void {
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number, ...args: []) => realTimeout(run, hurried(ms), ...args),
    setInterval: (run: () => void, ms?: number, ...args: []) => realInterval(run, hurried(ms), ...args),
    requestIdleCallback: (run: () => void) => realTimeout(run),
  });
  AbortSignal.timeout = (ms) => realDeadline(hurried(ms));
}

export function restoreTimers(): void {
  Object.assign(window, { setTimeout: realTimeout, setInterval: realInterval, requestIdleCallback: realIdle });
  AbortSignal.timeout = realDeadline;
}

const PATIENCE_MS = 6_000;

/** Lets the page come round once. */
export const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Whether it becomes true; looked at whenever the page comes round. */
export async function becomes(isSo: () => boolean, patienceMs = PATIENCE_MS): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => realTimeout(resolve));
  }
  return true;
}
