import { startLabel } from '../format/time.ts';

/** Says until when a muted viewer can't write. */
export const mutedReason = (until: string): string => `You can't write until ${startLabel(until)}.`;
