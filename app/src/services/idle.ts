/** When its turn comes: what the page is not whole without, or what somebody may yet ask for. */
export type Turn = 'part' | 'panel';
type Task = () => Promise<void>;

const waiting: Record<Turn, Set<Task>> = { part: new Set(), panel: new Set() };
let isWorking = false;

/**
 * Runs `task` when the page has come to rest, one after another, so that on a slow line what the player asks for in
 * between waits for one of them and not for all (RELIABILITY.md AF18). Panels come after parts, and not before they are
 * asked for where data is to be saved. Returns what takes the task out of the row.
 */
export function whenIdle(turn: Turn, task: Task): () => void {
  waiting[turn].add(task);
  void work();
  return () => void waiting[turn].delete(task);
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (;;) {
    await rest();
    const task = take();
    if (!task) break;
    await task().catch(() => {});
  }
  isWorking = false;
}

function take(): Task | undefined {
  const tasks = waiting.part.size > 0 || isDataSaved() ? waiting.part : waiting.panel;
  const [task] = tasks;
  if (task) tasks.delete(task);
  return task;
}

/** A browser that cannot tell is given a moment. */
const rest = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 4_000 });
    else setTimeout(resolve, 500);
  });

type Connected = Navigator & { connection?: { saveData: boolean } };

/** `Save-Data`, where the browser tells. */
const isDataSaved = () => (navigator as Connected).connection?.saveData === true;
