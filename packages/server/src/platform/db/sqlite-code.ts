/** SQLite's primary result codes that the server distinguishes. */
export const SQLITE = {
  BUSY: 5,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

/** Returns the primary result code of a node:sqlite error, or null for other errors. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The higher bits hold the extended code.
  return error.errcode & 0xff;
}
