import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom as jsonOfPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonOfSqlite } from 'kysely/helpers/sqlite';
import { isPostgres } from './is-postgres.ts';
import type { Db } from './open.ts';

/** The rows of a subquery in one column; read them with `rowsIn`. */
type JsonRows<Row> = Row[] & { readonly isJson?: never };

/** Builds a column with all rows of a subquery, so that one statement reads several lists. Columns must be numbers or texts. */
// oxlint-disable-next-line typescript/no-explicit-any -- a query of any tables
export const jsonRows = <Row>(db: Db, query: SelectQueryBuilder<any, any, Row>) =>
  (isPostgres(db) ? jsonOfPostgres(query) : jsonOfSqlite(query)) as unknown as RawBuilder<JsonRows<Row>>;

/** SQLite returns JSON as text. */
export const rowsIn = <Row>(column: JsonRows<Row>): Row[] =>
  typeof column === 'string' ? (JSON.parse(column) as Row[]) : column;
