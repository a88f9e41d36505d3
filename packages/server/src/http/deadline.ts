import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from '../db/unavailable.ts';
import { busy, Refusal, unconfirmed } from './refusal.ts';

/** What is known of a call while it is being answered. */
type Call = { isOver: boolean; hasWritten: boolean };

const calls = new AsyncLocalStorage<Call | undefined>();
const READS = /^\s*(?:begin|select|start)\b/i;
const UNDOES = /^\s*rollback\b/i;

/**
 * Answers 503 when the work takes longer. From then on the work sends nothing more to the database. Unless it was asked
 * to read only, a 503 says whether something may have been stored: once a statement that writes was sent, nobody knows.
 */
export async function withDeadline<T>(milliseconds: number, method: string, work: () => Promise<T>): Promise<T> {
  const call: Call = { isOver: false, hasWritten: false };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      call.isOver = true;
      reject(busy());
    }, milliseconds);
  });
  try {
    return await Promise.race([calls.run(call, work), late]);
  } catch (error) {
    throw method !== 'GET' && call.hasWritten && isTemporary(error) ? unconfirmed(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

const isTemporary = (error: unknown) => (error instanceof Refusal ? error.status === 503 : isUnavailable(error));

/** Is told of each statement before it is sent. Throws a `Refusal` (503) when its call has been answered already. */
export function beforeStatement(text: string): void {
  const call = calls.getStore();
  if (call === undefined || UNDOES.test(text)) return;
  if (call.isOver) throw busy();
  if (!READS.test(text)) call.hasWritten = true;
}

/** Does work that the call it comes from does not wait for, or does not wait for alone: no deadline holds for it. */
export const outsideCalls = <T>(work: () => T): T => calls.run(undefined, work);
