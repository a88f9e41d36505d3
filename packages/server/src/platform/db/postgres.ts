import {
  type PostgresPool,
  type PostgresPoolClient,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  sql,
} from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';
import { beforeStatement } from './statement-deadline.ts';
import { createStatementNames } from './statement-names.ts';
import { isUnavailable } from './unavailable.ts';

const INT8 = 20;
const CONNECTIONS = 10;
/** Statements are short and data is on solid-state disks, for which the defaults of the planner aren't made. */
const PLANNER = '-c random_page_cost=1.1 -c jit=off';
const CONNECTION_TIMEOUT = { connectionTimeoutMillis: 2_000 };
const TIMEOUTS = { ...CONNECTION_TIMEOUT, statement_timeout: 5_000, query_timeout: 6_000 };
const REQUEST_TIMEOUTS = { ...TIMEOUTS, idle_in_transaction_session_timeout: 10_000 };

/** Creates a connection outside the pool, with the same timeouts, for work that needs its own. */
export const createClient = (url: string) => new Client({ connectionString: url, keepAlive: true, ...TIMEOUTS });

/**
 * Opens a pool in which every wait has a timeout: 2 s for a connection, 5 s for a statement. For migrations, statements
 * have none: they take minutes with many players.
 */
export function openPostgres(
  url: string,
  schema: string,
  onError: (error: Error) => void,
  purpose: 'requests' | 'migrations' = 'requests',
): PostgresPool {
  const options = {
    connectionString: url,
    max: CONNECTIONS,
    ...(purpose === 'requests' ? REQUEST_TIMEOUTS : CONNECTION_TIMEOUT),
    keepAlive: true,
    options: `-c search_path=${schema} ${PLANNER}`,
    types: { getTypeParser: parserOf },
  };
  const pool = new Pool(options);
  pool.on('connect', (client) => {
    client.once('error', onError);
    // The pool listens only on idle connections: an error on one in use would end the process. There may be several.
    client.on('error', () => {});
  });
  // Already handled by the connection's own listener.
  pool.on('error', () => {});
  const nameOf = createStatementNames();
  return { options, connect: async () => guardConnection(await pool.connect(), nameOf), end: () => pool.end() };
}

/**
 * Wraps a checked-out connection. Once it has been lost, it rejects further statements and leaves the pool: a late result
 * could otherwise be taken for that of the next statement.
 */
function guardConnection(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let lost: unknown;
  async function query(text: string, parameters: readonly unknown[]) {
    if (lost !== undefined) throw lost;
    beforeStatement(text);
    try {
      return await client.query({ name: nameOf(text), text, values: [...parameters] });
    } catch (error) {
      if (isUnavailable(error)) lost = error;
      throw error;
    }
  }
  return {
    // Cursors, the other overload, aren't used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken || lost !== undefined),
  };
}

// Instants and counts are safe integers.
const parserOf: typeof types.getTypeParser = (type: number, ...rest: unknown[]) =>
  type === INT8 ? Number : types.getTypeParser(type, ...(rest as []));

/**
 * Finds the tables of one schema for Kysely's Migrator, which needs only their names. The original reads every column of
 * all schemas, and fails when another program drops a table meanwhile.
 */
async function tablesIn(db: Kysely<unknown>, schema: string) {
  const tables = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = ${schema}`;
  const { rows } = await tables.execute(db);
  return rows.map(({ name }) => ({ name, schema, columns: [], isView: false, isForeign: false }));
}

/** The dialect for migrating one schema. */
export class PostgresSchemaDialect extends PostgresDialect {
  #schema: string;
  constructor(config: PostgresDialectConfig, schema: string) {
    super(config);
    this.#schema = schema;
  }
  override createIntrospector(db: Kysely<unknown>) {
    return Object.assign(super.createIntrospector(db), { getTables: () => tablesIn(db, this.#schema) });
  }
}
