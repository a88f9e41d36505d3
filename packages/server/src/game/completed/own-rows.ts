import { type JsonBody, versionedBody } from '../../platform/http/json-body.ts';
import type { SharedBody } from '../../platform/http/shared-bodies.ts';

type OwnRows<Row, Own> = {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What is a user's own, by the id of its row. */
  own: ReadonlyMap<string, Own>;
  add: (row: Row, own: Own) => Row;
  /** Makes the whole text of the texts of its rows, which are separated by commas. */
  wrap: (rows: string) => string;
};

const serialized = new WeakMap<readonly unknown[], string[]>();

function textsOf(rows: readonly unknown[]): string[] {
  const texts = serialized.get(rows) ?? rows.map((row) => JSON.stringify(row));
  serialized.set(rows, texts);
  return texts;
}

/** Adds a user's own to the rows that everyone shares, of which only the rows with something are serialized again. */
export function withOwnRows<Value, Row, Own>(
  shared: SharedBody<Value>,
  { rows, idOf, own, add, wrap }: OwnRows<Row, Own>,
): JsonBody<Value> {
  if (own.size === 0) return shared;
  return versionedBody(`${shared.etag()} ${JSON.stringify([...own])}`, () => {
    const known = textsOf(rows);
    const texts = rows.map((row, index) => {
      const mine = own.get(idOf(row));
      return mine ? JSON.stringify(add(row, mine)) : known[index];
    });
    return wrap(texts.join());
  });
}
