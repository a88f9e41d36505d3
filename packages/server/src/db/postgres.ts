import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';
import { beforeStatement } from '../http/deadline.ts';
import { isUnavailable } from './unavailable.ts';

const INT8 = 20;
const CONNECTIONS = 10;
const WAITS = { connectionTimeoutMillis: 2_000, statement_timeout: 5_000, query_timeout: 6_000 };

/** Creates a connection outside the pool, with the same bounds on every wait, for work that needs one of its own. */
export const createClient = (url: string) => new Client({ connectionString: url, keepAlive: true, ...WAITS });

/** A pool whose waits all end: for a connection 2 s, for a statement 5 s (RELIABILITY.md L4). */
export function openPostgres(url: string, schema: string, onError: (error: Error) => void): PostgresPool {
  const options = {
    connectionString: url,
    max: CONNECTIONS,
    ...WAITS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    options: `-c search_path=${schema}`,
    types: { getTypeParser: parserOf },
  };
  const pool = new Pool(options);
  pool.on('connect', (client) => {
    client.once('error', onError);
    // The pool listens only while a connection is idle: one that is lost in use would end the process. It may say so twice.
    client.on('error', () => {});
  });
  // Has been heard by the connection's own listener.
  pool.on('error', () => {});
  return { options, connect: async () => usedOnce(await pool.connect()), end: () => pool.end() };
}

/**
 * A connection from when it is taken until it is given back. Once the database has been lost on it, it takes no more
 * statements and nobody gets it again: an answer that is late would be taken for that of the next one's question.
 */
function usedOnce(client: PoolClient): PostgresPoolClient {
  let lost: unknown;
  async function query(text: string, parameters: readonly unknown[]) {
    if (lost !== undefined) throw lost;
    beforeStatement(text);
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (isUnavailable(error)) lost = error;
      throw error;
    }
  }
  return {
    // The other kind of question, a cursor, is not asked here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken || lost !== undefined),
  };
}

// Instants and counts fit a number well.
const parserOf: typeof types.getTypeParser = (type: number, ...rest: unknown[]) =>
  type === INT8 ? Number : types.getTypeParser(type, ...(rest as []));
