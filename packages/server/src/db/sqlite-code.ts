/** SQLite's primary result codes that the server tells apart. */
export const SQLITE = {
  BUSY: 5,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

/** Returns the primary code of an error of node:sqlite, or null when it is no such error. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The higher bits say more about the same failure.
  return error.errcode & 0xff;
}
