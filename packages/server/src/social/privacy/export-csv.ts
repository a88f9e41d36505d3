import { stringify } from 'csv-stringify/sync';
import { Zip, ZipDeflate } from 'fflate';

/** The exported data: the single facts, and lists that are read page by page. */
export type ExportedParts = {
  facts: Readonly<Record<string, object | string>>;
  lists: Readonly<Record<string, AsyncIterable<object[]>>>;
};

/**
 * Streams a ZIP with one CSV file for each list, and `account.csv` with the facts as pairs of a field and its value. It
 * has the same content as the JSON document; objects in cells are JSON.
 */
export async function* exportAsCsv({ facts, lists }: ExportedParts): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const files = { account: [factRows(facts)], ...lists };
  for (const [name, pages] of Object.entries<Iterable<object[]> | AsyncIterable<object[]>>(files)) {
    const file = new ZipDeflate(`${name}.csv`);
    zip.add(file);
    let isFirst = true;
    for await (const rows of pages) {
      file.push(new TextEncoder().encode(csvOf(rows, isFirst)));
      isFirst = false;
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* chunks;
}

/** Flattens `{ profile: { rank } }` to the field 'profile.rank'. */
const factRows = (facts: ExportedParts['facts']): object[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ field: name, value }]
      : Object.entries(value).map(([key, part]: [string, unknown]) => ({ field: `${name}.${key}`, value: part })),
  );

/** Text that spreadsheets would run as a formula. Those with Japanese settings read full-width signs, too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Returns rows as lines of CSV. All rows of a list have the same fields. Numbers may be negative. */
const csvOf = (rows: object[], header: boolean): string =>
  stringify(rows, {
    header,
    record_delimiter: 'windows',
    cast: { boolean: String, string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
  });
