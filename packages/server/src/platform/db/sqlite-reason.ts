/** SQLite's primary result codes that the server distinguishes. */
export const SQLITE = { BUSY: 5, READONLY: 8, IOERR: 10, CORRUPT: 11, FULL: 13, CANTOPEN: 14, NOTADB: 26 } as const;

/** Returns the primary result code of a node:sqlite error, or null for other errors. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The higher bits hold the extended code.
  return error.errcode & 0xff;
}

export const DAMAGED = 'is damaged or not a database: restore a backup with `npm run restore -- FILE`.';

const FULL = 'cannot be written, the disk is full: free some space.';

const SQLITE_REASONS = new Map<number | null, string>([
  [
    SQLITE.BUSY,
    'is in use by another server: a SQLite file supports one process. To run several, set DATABASE_URL to a PostgreSQL database.',
  ],
  [SQLITE.READONLY, 'is read-only: give the user who runs the server write permission.'],
  [SQLITE.IOERR, 'cannot be read or written: check the disk.'],
  [SQLITE.CORRUPT, DAMAGED],
  [SQLITE.FULL, FULL],
  [SQLITE.CANTOPEN, 'cannot be opened: check the permissions of the file and of its folder.'],
  [SQLITE.NOTADB, DAMAGED],
]);

/** Returns a predicate, to follow the file's name, that says why a SQLite file can't be used. */
export const sqliteReason = (error: unknown): string =>
  SQLITE_REASONS.get(sqliteCode(error)) ?? `cannot be opened: ${messageOf(error)}.`;

const FILE_REASONS: Record<string, string> = {
  EACCES: 'cannot be written, permission is denied',
  EEXIST: 'is a file, not a folder',
  EISDIR: 'is a folder, not a file',
  ENOENT: 'cannot be created',
  ENOSPC: 'cannot be created, the disk is full',
  ENOTDIR: 'is inside a file',
  EPERM: 'cannot be written, the operation is not permitted',
  EROFS: 'is on a read-only file system',
};

/** Returns a clause, to follow a path, that says what's wrong with it. */
export function fileReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FILE_REASONS[code] ?? `cannot be used (${messageOf(error)})`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error');
