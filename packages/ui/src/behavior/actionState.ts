/** An action that the server has to confirm. */
export type ActionState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `isRateLimited`: the action can't be repeated yet. */
  | { kind: 'failed'; error: string; isRateLimited?: boolean };
