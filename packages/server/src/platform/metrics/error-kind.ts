import { sqliteCode } from '../db/sqlite-reason.ts';
import { isUnavailable } from '../db/unavailable.ts';

/** SQLite's primary result codes. */
const SQLITE: Record<number, string> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'io',
  11: 'damaged',
  13: 'full',
  14: 'io',
  19: 'constraint',
  26: 'damaged',
};

/** PostgreSQL error codes by prefix; the first match counts. */
const POSTGRES: [start: string, kind: string][] = [
  ['23', 'constraint'],
  ['40', 'conflict'],
  ['53100', 'full'],
  ['25006', 'read_only'],
  ['55P03', 'busy'],
  ['57014', 'timeout'],
  ['57', 'connection'],
  ['53', 'connection'],
  ['08', 'connection'],
  ['58', 'io'],
  ['XX', 'damaged'],
  ['ETIMEDOUT', 'timeout'],
];

/** Returns why an operation of either database failed: one of few words, which are the values of a metric's label. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'other';
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return SQLITE[sqlite] ?? 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = POSTGRES.find(([start]) => code.startsWith(start))?.[1];
  if (known !== undefined) return known;
  if (/timeout/i.test(error.message)) return 'timeout';
  return isUnavailable(error) ? 'connection' : 'other';
}
