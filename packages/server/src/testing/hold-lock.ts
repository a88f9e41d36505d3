import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, OpenDatabase } from '../platform/db/open.ts';

/**
 * Holds what a transaction locks while calls begin, until all of them wait for it or for each other; then ends it. Returns
 * how the calls ended. On SQLite, which has one connection, they wait for the transaction itself.
 */
export async function whileLocked<Result>(
  { db, isShared }: Pick<OpenDatabase, 'db' | 'isShared'>,
  lock: (db: Db) => Promise<unknown>,
  calls: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const begun = await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const results = calls.map((call) => call());
    // Otherwise a call that fails early would end the process.
    for (const result of results) result.catch(() => {});
    if (isShared) await untilWaiting(transaction, db, calls.length);
    return results;
  });
  return Promise.allSettled(begun);
}

/** Resolves when so many connections wait, directly or not, for a transaction. */
async function untilWaiting(transaction: Db, db: Db, count: number): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  const waiting = sql<{ count: number }>`with recursive waiting(pid) as (
      select cast(${rows[0]?.pid} as integer)
      union select activity.pid from pg_stat_activity activity
        inner join waiting on waiting.pid = any(pg_blocking_pids(activity.pid))
    ) select count(*)::integer - 1 as count from waiting`;
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(count);
}
