/** Rows per statement, below the parameter limits of both databases. */
const CHUNK = 500;

export function* chunksOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += CHUNK) yield list.slice(start, start + CHUNK);
}
