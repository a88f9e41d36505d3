/** Timers run this many times faster, so that polls, deadlines and redirects take little time. */
const SPEED_UP = 25;
/** How long to wait for anything, in real time. */
export const TIMEOUT_MS = 6_000;

const { setTimeout: realTimeout, setInterval: realInterval, requestIdleCallback: realIdle } = window;
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

export function speedUpTimers(): void {
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0, ...args: []) => realTimeout(run, ms / SPEED_UP, ...args),
    setInterval: (run: () => void, ms = 0, ...args: []) => realInterval(run, ms / SPEED_UP, ...args),
    requestIdleCallback: (run: () => void) => realTimeout(run),
  });
  AbortSignal.timeout = (ms) => realDeadline(ms / SPEED_UP);
}

export function restoreTimers(): void {
  Object.assign(window, { setTimeout: realTimeout, setInterval: realInterval, requestIdleCallback: realIdle });
  AbortSignal.timeout = realDeadline;
}
