import { CompiledQuery, type KyselyPlugin, type QueryId } from 'kysely';
import type { Db, OpenDatabase } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';

/** Tables that don't grow with the number of players: those of matches, and of the server itself. */
const STEADY_TABLES = new Set<string>([
  'matches',
  'predictions',
  'crowds',
  'grades',
  'match_chats',
  'chat_messages',
  'calendar_events',
  'proof_entries',
  'proof_nodes',
  'proof_checkpoints',
  'observations',
  'source_health',
  'key_value',
  'leases',
  'jobs',
  'rate_windows',
] satisfies (keyof Tables)[]);

/** Wraps a database; `take` returns the statements that only read since the last call, in order. */
export function recordReads(db: Db): { db: Db; take: () => CompiledQuery[] } {
  const executor = db.getExecutor();
  // Subqueries are transformed, too, but never run by themselves.
  const transformed = new Map<QueryId, CompiledQuery>();
  let run: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      transformed.set(queryId, executor.compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      const query = transformed.get(queryId);
      if (query && !/^\s*(insert|update|delete|begin|commit|rollback)|\bupdate\b.*\breturning\b/i.test(query.sql))
        run.push(query);
      return result;
    },
  };
  return {
    db: db.withPlugin(plugin),
    take() {
      const taken = run;
      run = [];
      transformed.clear();
      return taken;
    },
  };
}
export type Plan = {
  /** One line per step, indented. */
  lines: string[];
  /** The growing tables that are read from the first row to the last. */
  scanned: string[];
  /** The number of pages of the database that were read; null on SQLite, which doesn't tell. */
  pages: number | null;
};

/** Returns how the database runs a query. Executes it on PostgreSQL, so it must be a read. */
export const explain = ({ db, dialect }: OpenDatabase, query: CompiledQuery): Promise<Plan> =>
  dialect === 'sqlite' ? explainSqlite(db, query) : explainPostgres(db, query);

async function explainSqlite(db: Db, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const lines = rows.map(({ detail }) => detail);
  const tables = await db.executeQuery<{ name: string }>(CompiledQuery.raw('select name from sqlite_master'));
  // An alias hides the name of the table, so it is looked up in the statement.
  const scanned = lines.flatMap((line) => {
    const alias = /^SCAN (\w+)/.exec(line)?.[1];
    if (alias === undefined || / USING /.test(line)) return [];
    const table = new RegExp(`"(\\w+)" as "${alias}"`).exec(sql)?.[1] ?? alias;
    // Some are subqueries.
    return tables.rows.some(({ name }) => name === table) && !STEADY_TABLES.has(table) ? [table] : [];
  });
  return { lines, scanned, pages: null };
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

async function explainPostgres(db: Db, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(
    CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${sql}`, [...parameters]),
  );
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (root === undefined) throw new Error('PostgreSQL returned no plan.');
  const nodes = [...nodesIn(root, 0)];
  return {
    lines: nodes.map(({ node, depth }) => {
      const subject = [node['Relation Name'], node['Index Name']].filter(Boolean).join(' by ');
      const rowCount = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0);
      return `${'  '.repeat(depth)}${node['Node Type']} ${subject} (${rowCount} rows)`;
    }),
    scanned: nodes.flatMap(({ node }) => {
      const table = node['Relation Name'] ?? '';
      return node['Node Type'] === 'Seq Scan' && !STEADY_TABLES.has(table) ? [table] : [];
    }),
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
  };
}

function* nodesIn(node: Node, depth: number): Generator<{ node: Node; depth: number }> {
  yield { node, depth };
  for (const child of node.Plans ?? []) yield* nodesIn(child, depth + 1);
}
