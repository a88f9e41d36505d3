import { Pool, types } from 'pg';

const INT8 = 20;
const CONNECTIONS = 10;

/** A pool whose waits all end: for a connection 2 s, for a statement 5 s (RELIABILITY.md L4). */
export function openPostgres(url: string, schema: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    options: `-c search_path=${schema}`,
    types: { getTypeParser: parserOf },
  });
  // A connection that dies while idle must not end the process.
  pool.on('error', onError);
  return pool;
}

// Instants and counts fit a number well.
const parserOf: typeof types.getTypeParser = (type: number, ...rest: unknown[]) =>
  type === INT8 ? Number : types.getTypeParser(type, ...(rest as []));
