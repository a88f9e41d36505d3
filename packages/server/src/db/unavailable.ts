import { SQLITE, sqliteCode } from './sqlite-code.ts';

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shutting down, crashed, starting, out of connections, statement cancelled, disk full.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '53100',
]);
/** Of SQLite: locked, a full or broken disk, or one that became read-only. */
const SQLITE_CODES = new Set<number>([SQLITE.BUSY, SQLITE.READONLY, SQLITE.IOERR, SQLITE.FULL, SQLITE.CANTOPEN]);
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** Whether the database cannot be reached or cannot write now: nothing is wrong with the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return SQLITE_CODES.has(sqlite);
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  return WORDS.test(error.message);
}
