import type { ActionState } from '@machine/ui';

type Mutation = { isPending: boolean; isRateLimited: boolean; error: Error | null };

/** Maps a mutation to the state of its button or dialog. `failure` returns the text of an error. */
export function actionState(
  { isPending, isRateLimited, error }: Mutation,
  failure: (error: unknown) => string,
): ActionState {
  if (isPending) return { kind: 'busy' };
  return error ? { kind: 'failed', error: failure(error), isRateLimited } : { kind: 'idle' };
}
