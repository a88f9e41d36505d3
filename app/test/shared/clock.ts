import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { vi } from 'vitest';
import { pageActivity } from './activity.ts';

const realTimeout = window.setTimeout.bind(window);
const realNow = performance.now.bind(performance);
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

/**
 * Stops the page's clock: timers, dates, deadlines and frames wait until the test advances it. React never
 * yields in the middle of rendering, because no time passes.
 */
export function startClock(): void {
  vi.useFakeTimers({
    now: FIXED_NOW,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The deadline has passed.', 'TimeoutError')), ms);
    return controller.signal;
  };
}

// An idle page isn't what is tested.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

export function stopClock(): void {
  vi.useRealTimers();
  AbortSignal.timeout = realDeadline;
}

const { port1, port2 } = new MessageChannel();
let resume = () => {};
port1.addEventListener('message', () => resume());
port1.start();

/** Lets the tasks run that are queued, such as those in which React renders. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    resume = resolve;
    port2.postMessage(null);
  });

/** Tasks in a row in which nothing happens until the page counts as settled. */
const QUIET_TASKS = 4;
/** Far more than any page needs, besides those in which replies are read: these take as long as the machine does. */
const TASKS_MAX = 5_000;

/** Lets the page settle at the current time: replies are read and rendered, and what is due has run. */
export async function settle(): Promise<void> {
  for (let quiet = 0, tasks = 0; quiet < QUIET_TASKS; quiet += 1) {
    if (tasks > TASKS_MAX) throw new Error('The page never settles.');
    const before = pageActivity();
    vi.advanceTimersByTime(0);
    await nextTask();
    const after = pageActivity();
    if (after !== 'reading') tasks += 1;
    if (after !== before || after === 'reading') quiet = -1;
  }
}

/** Time after which the page settles again, so that what happens on the way happens at about its time. */
const STEP_MS = 500;

export async function advance(ms: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; left -= STEP_MS) {
    vi.advanceTimersByTime(Math.min(left, STEP_MS));
    await settle();
  }
}

const FRAME_MS = 20;
/** How far the clock is advanced while a test waits: for a debounced field, an idle page and a closing dialog. */
const FRAMES = 50;
/** In real time, for what isn't driven by the clock, such as the browser's cryptography. Only a failure takes as long. */
const GIVE_UP_MS = 10_000;

/** Waits until the predicate holds, for at most a second of the page's clock. Returns false if it never does. */
export async function becomesTrue(isTrue: () => boolean, { frames = FRAMES, giveUpMs = GIVE_UP_MS } = {}) {
  for (let frame = 0; frame < frames; frame += 1) {
    if (isTrue()) return true;
    vi.advanceTimersByTime(frame === 0 ? 0 : FRAME_MS);
    await settle();
  }
  const end = realNow() + giveUpMs;
  while (!isTrue()) {
    if (realNow() > end) return false;
    await new Promise((resolve) => {
      realTimeout(resolve, 5);
    });
    await settle();
  }
  return true;
}
