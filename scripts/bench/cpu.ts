import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time of these processes so far, in milliseconds. */
export function cpuMsOf(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : ticksOf(pid) * TICK_MS), 0);
}

function ticksOf(pid: number): number {
  try {
    // The name before the last parenthesis can contain spaces.
    const columns = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(columns[11]) + Number(columns[12]);
  } catch {
    // A backend that has just ended.
    return 0;
  }
}
