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
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** Whether the database cannot be reached or cannot write now: nothing is wrong with the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if ('errcode' in error) return error.errcode === SQLITE_BUSY || error.errcode === SQLITE_FULL;
  if ('code' in error && typeof error.code === 'string' && (CODES.has(error.code) || POSTGRES.test(error.code)))
    return true;
  return WORDS.test(error.message);
}
