import { type SelectQueryBuilder, type Simplify, sql, type SqlBool, type StringReference } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** Reads a long list of a user's data page by page. */
export type ExportList = (db: Db, userId: string) => AsyncIterable<object[]>;

/** Rows in memory at a time. */
const PAGE_SIZE = 500;

type ListOptions<DB, TB extends keyof DB, Row> = {
  select(db: Db, userId: string): SelectQueryBuilder<DB, TB, Row>;
  /** The columns that order the rows and together are unique, by the names that they have in a row. */
  by: Partial<Record<keyof NoInfer<Row>, StringReference<NoInfer<DB>, NoInfer<TB>>>>;
  toJson(row: Simplify<NoInfer<Row>>): object;
};

/** Lists rows in the order of their columns: each page starts after the last row of the one before. */
export const listOf = <DB, TB extends keyof DB, Row>({ select, by, toJson }: ListOptions<DB, TB, Row>): ExportList => {
  const order = Object.entries(by) as [name: keyof Simplify<Row>, column: string][];
  const columns = order.map(([, column]) => sql.ref(column));

  return async function* list(db, userId) {
    const ordered = columns.reduce((query, column) => query.orderBy(column), select(db, userId)).limit(PAGE_SIZE);
    let rows = await ordered.execute();
    for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
      yield rows.map(toJson);
      const values = order.map(([name]) => last?.[name]);
      rows = await ordered.where(sql<SqlBool>`(${sql.join(columns)}) > (${sql.join(values)})`).execute();
    }
  };
};
