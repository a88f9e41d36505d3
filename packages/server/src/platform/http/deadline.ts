import { runAsRequest } from '../db/statement-deadline.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { busy, HttpError, unconfirmed } from './http-error.ts';

/**
 * Rejects with 503 when `work` takes longer. From then on `work` sends no more statements to the database. For requests
 * other than GET, the 503 says that the outcome is unknown once a writing statement was sent. Hono's `timeout` only
 * responds: the work would go on.
 */
export async function withDeadline<T>(milliseconds: number, method: string, work: () => Promise<T>): Promise<T> {
  const state = { isTimedOut: false, hasWritten: false };
  const stop = () => {
    state.isTimedOut = true;
    return busy();
  };
  try {
    return await inTime(milliseconds, runAsRequest(state, work), stop);
  } catch (error) {
    throw method !== 'GET' && state.hasWritten && isTemporary(error) ? unconfirmed(error) : error;
  }
}

/** Rejects with the error that `late` returns when `work` takes longer. */
export async function inTime<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const isTemporary = (error: unknown) => (error instanceof HttpError ? error.status === 503 : isUnavailable(error));
