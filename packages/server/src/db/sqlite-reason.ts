import { SQLITE, sqliteCode } from './sqlite-code.ts';

export const DAMAGED = 'is damaged or not a database: restore a backup with `npm run restore -- FILE`.';

const FULL = 'cannot be written, the disk is full: make room on it.';

const SQLITE_REASONS = new Map<number | null, string>([
  [
    SQLITE.BUSY,
    'is in use by another server: one process a SQLite file. Set DATABASE_URL to a PostgreSQL database to run several.',
  ],
  [SQLITE.READONLY, 'is read-only: let the user who runs the server write it.'],
  [SQLITE.IOERR, 'cannot be read or written: check the disk.'],
  [SQLITE.CORRUPT, DAMAGED],
  [SQLITE.FULL, FULL],
  [SQLITE.CANTOPEN, 'cannot be opened: check the permissions of the file and of its folder.'],
  [SQLITE.NOTADB, DAMAGED],
]);

/** Says in the rest of a sentence why a SQLite file cannot be used. */
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

/** Says in the middle of a sentence what is wrong with a path. */
export function fileReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FILE_REASONS[code] ?? `cannot be used (${messageOf(error)})`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error');
