/** An action that the server has to confirm. */
export type ActionState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `isRateLimited`: the action can't be repeated yet. */
  | { kind: 'failed'; error: string; isRateLimited?: boolean };

/** An action whose success is said next to its button. */
export type ReportedAction = ActionState | { kind: 'done'; text: string };

/** Whether it can't be started now: it runs already, or the server limits its rate. */
export const isHeld = (state: ReportedAction): boolean =>
  state.kind === 'busy' || (state.kind === 'failed' && state.isRateLimited === true);

/** A form whose values the server has to accept. */
export type FormState = {
  kind: 'form';
  isSubmitting: boolean;
  /** Fields stay editable, submitting is disabled. */
  isRateLimited?: boolean;
  /** Why the last attempt failed. The input is kept. */
  error?: string | null;
};
