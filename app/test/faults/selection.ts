import type { CallId, FaultId } from './fault-matrix.ts';

/** `npm run test:long` runs every case, `npm test` a selection. */
const runsAll = import.meta.env.FAULTS === 'all';

/** Run for every call. */
const FAULTS: readonly FaultId[] = ['F6'];
/** Run with every fault: a poll and a write. */
const CALLS: readonly CallId[] = ['C19', 'C23'];

export const isSelected = (call: CallId, fault: FaultId, isFirstVariant: boolean) =>
  runsAll || CALLS.includes(call) || (FAULTS.includes(fault) && isFirstVariant);

/** Without `FAULTS=all`, one text with markup and one very long text. */
export const isTextSelected = (name: string) => runsAll || ['tag', 'long'].includes(name);
