import type { ActionState, ReportedAction } from '@machine/ui/behavior/actionState.ts';

/** The parts of a write that a control shows. */
export type WriteStatus = { isPending: boolean; isSuccess: boolean; isRateLimited: boolean; failure: string | null };

export function actionState({ isPending, isRateLimited, failure }: Omit<WriteStatus, 'isSuccess'>): ActionState {
  if (isPending) return { kind: 'busy' };
  return failure === null ? { kind: 'idle' } : { kind: 'failed', error: failure, isRateLimited };
}

/** Maps a write to the state of its button, which says when it has succeeded. */
export const reportedAction = (write: WriteStatus, text: string): ReportedAction =>
  write.isSuccess ? { kind: 'done', text } : actionState(write);
