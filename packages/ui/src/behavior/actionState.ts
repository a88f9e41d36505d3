/** An action that the server has to confirm. */
export type ActionState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `isRateLimited`: the action can't be repeated yet. */
  | { kind: 'failed'; error: string; isRateLimited?: boolean };

/** An action whose success is said next to its button. */
export type ReportedAction = ActionState | { kind: 'done'; text: string };

/** Whether it can't be started now: it runs already, or the server limits its rate. */
export const isHeld = (state: ActionState | { kind: 'done' }): boolean =>
  state.kind === 'busy' || (state.kind === 'failed' && state.isRateLimited === true);
