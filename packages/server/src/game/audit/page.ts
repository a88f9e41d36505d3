/** Reads the first `max` rows of a query with a limit, and returns the last of them if more follow. */
export async function readPage<Row>(max: number, select: (limit: number) => { execute(): Promise<Row[]> }) {
  const rows = await select(max + 1).execute();
  return rows.length > max ? { rows: rows.slice(0, max), last: rows[max - 1] } : { rows, last: undefined };
}
