import { SQLITE, sqliteCode } from './sqlite-reason.ts';
import { RequestTimedOut } from './statement-deadline.ts';

const CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * PostgreSQL error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection lost (08),
 * read-only (25006), idle in transaction (25P03), serialization failure or deadlock (40001, 40P01), out of disk, memory
 * or connections (53), canceled, shutting down, crashed or starting (57).
 */
const POSTGRES = /^(?:08|53|57)[0-9A-Z]{3}$|^(?:25006|25P03|40001|40P01)$/;
/** SQLite codes: locked, or a full, broken or read-only disk. */
const SQLITE_CODES = new Set<number>([SQLITE.BUSY, SQLITE.READONLY, SQLITE.IOERR, SQLITE.FULL, SQLITE.CANTOPEN]);
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** Returns whether an error means that the database is unreachable or can't write now, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (error instanceof RequestTimedOut) return true;
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return SQLITE_CODES.has(sqlite);
  if ('code' in error && typeof error.code === 'string' && (CODES.has(error.code) || POSTGRES.test(error.code)))
    return true;
  return MESSAGES.test(error.message);
}

/** Waits for what a read stores by the way. The read can answer though the database can't be written now. */
export async function storeIfWritable(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Returns whether an error means that the database's disk is full. */
export const isFull = (error: unknown): boolean =>
  sqliteCode(error) === SQLITE.FULL || (error instanceof Error && 'code' in error && error.code === '53100');
