import { AsyncLocalStorage } from 'node:async_hooks';

/** The progress of a request. */
type RequestState = { isTimedOut: boolean; hasWritten: boolean };

/** Rejects the statements of a request that has already timed out. */
export class RequestTimedOut extends Error {
  override name = 'RequestTimedOut';
}

const current = new AsyncLocalStorage<RequestState | undefined>();
const READS = /^\s*(?:begin|select|start)\b/i;
const ROLLBACK = /^\s*rollback\b/i;

/** Runs the work of a request: its statements update `state` and are rejected once it says so. */
export const runAsRequest = <T>(state: RequestState, work: () => T): T => current.run(state, work);

/** Runs work without the deadline of the current request, which doesn't wait for it or isn't the only one waiting. */
export const withoutDeadline = <T>(work: () => T): T => current.run(undefined, work);

/** Called before each statement is sent. Throws when its request has already timed out. */
export function beforeStatement(text: string): void {
  const state = current.getStore();
  if (state === undefined || ROLLBACK.test(text)) return;
  if (state.isTimedOut) throw new RequestTimedOut();
  if (!READS.test(text)) state.hasWritten = true;
}
