import type { CompiledQuery, PostgresPool, PostgresPoolClient } from 'kysely';

/** Decides whether a transaction may write. */
export type WriteGuard = {
  /** Returns a query that selects a row while writing is allowed, and locks it so that this stays so. May throw. */
  query(): CompiledQuery;
  /** Returns the error to throw when it selects none. */
  denied(): Error;
};

type Query = (text: string, parameters?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:commit|rollback)\s*;?\s*$/i;
const READS = /^\s*(?:select|show)\b/i;

/**
 * Wraps a pool so that every transaction first runs the guard's query, and rejects unless that selects a row. A write
 * outside of a transaction gets one of its own.
 */
export const guardWrites = (pool: PostgresPool, guard: WriteGuard): PostgresPool => ({
  ...pool,
  connect: async () => guardClient(await pool.connect(), guard),
});

function guardClient(client: PostgresPoolClient, guard: WriteGuard): PostgresPoolClient {
  const query = client.query.bind(client) as unknown as Query;
  const send: Query = (text, parameters = []) => query(text, parameters);
  let isInTransaction = false;

  async function begin(text: string) {
    const { sql, parameters } = guard.query();
    const begun = await send(text);
    try {
      if ((await send(sql, parameters)).rows.length === 0) throw guard.denied();
    } catch (error) {
      await send('rollback').catch(() => {});
      throw error;
    }
    return begun;
  }

  async function writeAlone(...statement: Parameters<Query>) {
    await begin('begin');
    try {
      const result = await send(...statement);
      await send('commit');
      return result;
    } catch (error) {
      await send('rollback').catch(() => {});
      throw error;
    }
  }

  const guarded: Query = async (text, parameters) => {
    if (BEGINS.test(text)) {
      const begun = await begin(text);
      isInTransaction = true;
      return begun;
    }
    if (ENDS.test(text)) isInTransaction = false;
    else if (!isInTransaction && !READS.test(text)) return writeAlone(text, parameters);
    return send(text, parameters);
  };
  return {
    // Cursors, the other overload, aren't used.
    query: guarded as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}
