import type { CallId, FaultId } from './matrix.ts';

/** All of it by `npm run test:long`; else the part that stands for the rest. */
const isWhole = import.meta.env.FAULTS === 'all';

/** Of every call these; of these calls every fault: one of each kind. */
const FAULTS: readonly FaultId[] = ['F6'];
const CALLS: readonly CallId[] = ['C19', 'C23'];

export const isRun = (call: CallId, fault: FaultId, isFirstForm: boolean) =>
  isWhole || CALLS.includes(call) || (FAULTS.includes(fault) && isFirstForm);

/** Of the hostile corpus, one text that would be markup and one that has no end. */
export const isTextRun = (name: string) => isWhole || ['tag', 'long'].includes(name);
