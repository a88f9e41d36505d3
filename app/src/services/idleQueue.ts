import { wait } from './wait.ts';

/** When its turn comes: what the page is not whole without, or what somebody may yet ask for. */
export type Turn = 'part' | 'panel';
type Task = () => Promise<void>;

/** Returns what takes the task out of the row. */
export type WhenIdle = (turn: Turn, task: Task) => () => void;

/** A task that takes longer no longer keeps those behind it; a page that never rests is not waited for. */
const PATIENCE_MS = 4_000;

/**
 * A row of tasks that run when the page has come to rest, one after another, so that on a slow line what the player
 * asks for in between waits for one of them and not for all (RELIABILITY.md AF18). Panels come after parts, and not
 * before they are asked for where data is to be saved.
 */
export function createIdleQueue(): WhenIdle {
  const waiting: Record<Turn, Set<Task>> = { part: new Set(), panel: new Set() };
  let isWorking = false;

  function take(): Task | undefined {
    const tasks = waiting.part.size > 0 || isDataSaved() ? waiting.part : waiting.panel;
    const [task] = tasks;
    if (task) tasks.delete(task);
    return task;
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      await rest();
      const task = take();
      if (!task) break;
      await Promise.race([task().catch(() => {}), wait(PATIENCE_MS)]);
    }
    isWorking = false;
  }

  return (turn, task) => {
    waiting[turn].add(task);
    void work();
    return () => void waiting[turn].delete(task);
  };
}

/** A browser that cannot tell is given a moment. */
const rest = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS }))
    : wait(500);

type Connected = Navigator & { connection?: { saveData: boolean } };

/** `Save-Data`, where the browser tells. */
const isDataSaved = () => (navigator as Connected).connection?.saveData === true;
