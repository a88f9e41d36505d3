import { SQLITE, sqliteCode } from './sqlite-code.ts';

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
 * What PostgreSQL says (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection lost (08), read-only
 * (25006), left idle in a transaction (25P03), gave way to another one (40001, 40P01), out of disk, memory or
 * connections (53), cancelled, shutting down, crashed, starting (57).
 */
const POSTGRES = /^(?:08|53|57)[0-9A-Z]{3}$|^(?:25006|25P03|40001|40P01)$/;
/** Of SQLite: locked, a full or broken disk, or one that became read-only. */
const SQLITE_CODES = new Set<number>([SQLITE.BUSY, SQLITE.READONLY, SQLITE.IOERR, SQLITE.FULL, SQLITE.CANTOPEN]);
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** Whether the database cannot be reached or cannot write now: nothing is wrong with the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return SQLITE_CODES.has(sqlite);
  if ('code' in error && typeof error.code === 'string' && (CODES.has(error.code) || POSTGRES.test(error.code)))
    return true;
  return WORDS.test(error.message);
}

/** Whether the database cannot write because its disk is full. */
export const isFull = (error: unknown): boolean =>
  sqliteCode(error) === SQLITE.FULL || (error instanceof Error && 'code' in error && error.code === '53100');
