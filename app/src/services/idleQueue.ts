import { wait } from './wait.ts';

/** Parts complete the page; panels may be opened later. */
export type IdlePriority = 'part' | 'panel';
type Task = () => Promise<void>;

/** Queues a task and returns a function that cancels it. */
export type WhenIdle = (priority: IdlePriority, task: Task) => () => void;

/** Maximum wait for a task or for an idle period. */
const MAX_WAIT_MS = 4_000;

/**
 * Runs tasks one after another while the page is idle, so that on a slow connection a user action waits for at most one
 * of them. Panels run after parts, and not at all in data-saver mode.
 */
export function createIdleQueue(): WhenIdle {
  const waiting: Record<IdlePriority, Set<Task>> = { part: new Set(), panel: new Set() };
  let isRunning = false;

  function take(): Task | undefined {
    const tasks = waiting.part.size > 0 || isDataSaverOn() ? waiting.part : waiting.panel;
    const [task] = tasks;
    if (task) tasks.delete(task);
    return task;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      await idle();
      const task = take();
      if (!task) break;
      await Promise.race([task().catch(() => {}), wait(MAX_WAIT_MS)]);
    }
    isRunning = false;
  }

  return (priority, task) => {
    waiting[priority].add(task);
    void run();
    return () => void waiting[priority].delete(task);
  };
}

/** Resolves when the page is idle, or after a moment without `requestIdleCallback`. */
const idle = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS }))
    : wait(500);

type NavigatorWithConnection = Navigator & { connection?: { saveData: boolean } };

/** Whether data-saver mode is on; false where the browser does not report it. */
const isDataSaverOn = () => (navigator as NavigatorWithConnection).connection?.saveData === true;
