import { type RawBuilder, type SelectQueryBuilder, SqliteAdapter } from 'kysely';
import { jsonArrayFrom as jsonOfPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonOfSqlite } from 'kysely/helpers/sqlite';
import type { Db } from './open.ts';

/** The rows of a subquery in one column; read them with `rowsIn`. */
type JsonRows<Row> = Row[] & { readonly isJson?: never };

/** Builds a column with all rows of a subquery, so that one statement reads several lists. Columns must be numbers or texts. */
export function jsonRows<Row>(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any
  query: SelectQueryBuilder<any, any, Row>,
): RawBuilder<JsonRows<Row>> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return (isSqlite ? jsonOfSqlite(query) : jsonOfPostgres(query)) as unknown as RawBuilder<JsonRows<Row>>;
}

/** SQLite returns JSON as text. */
export const rowsIn = <Row>(column: JsonRows<Row>): Row[] =>
  typeof column === 'string' ? (JSON.parse(column) as Row[]) : column;
