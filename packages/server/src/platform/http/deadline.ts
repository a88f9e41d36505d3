import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from '../db/unavailable.ts';
import { busy, HttpError, unconfirmed } from './http-error.ts';

type RequestState = { isTimedOut: boolean; hasWritten: boolean };

const current = new AsyncLocalStorage<RequestState | undefined>();
const READS = /^\s*(?:begin|select|start)\b/i;
const ROLLBACK = /^\s*rollback\b/i;

/**
 * Rejects with 503 when `work` takes longer. From then on `work` sends no more statements to the database. For requests
 * other than GET, the 503 says that the outcome is unknown once a writing statement was sent.
 */
export async function withDeadline<T>(milliseconds: number, method: string, work: () => Promise<T>): Promise<T> {
  const state: RequestState = { isTimedOut: false, hasWritten: false };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      state.isTimedOut = true;
      reject(busy());
    }, milliseconds);
  });
  try {
    return await Promise.race([current.run(state, work), timeout]);
  } catch (error) {
    throw method !== 'GET' && state.hasWritten && isTemporary(error) ? unconfirmed(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

const isTemporary = (error: unknown) => (error instanceof HttpError ? error.status === 503 : isUnavailable(error));

/** Called before each statement is sent. Throws an `HttpError` (503) when its request has already timed out. */
export function beforeStatement(text: string): void {
  const state = current.getStore();
  if (state === undefined || ROLLBACK.test(text)) return;
  if (state.isTimedOut) throw busy();
  if (!READS.test(text)) state.hasWritten = true;
}

/** Runs work without the deadline of the current request, which doesn't wait for it or isn't the only one waiting. */
export const withoutDeadline = <T>(work: () => T): T => current.run(undefined, work);
