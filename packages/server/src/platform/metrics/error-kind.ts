import { isUnavailable } from '../db/unavailable.ts';

/** Why a database operation failed: a closed list, to bound the values of the metric's label. */
export type ErrorKind =
  | 'busy'
  | 'conflict'
  | 'connection'
  | 'constraint'
  | 'damaged'
  | 'full'
  | 'io'
  | 'read_only'
  | 'timeout'
  | 'other';

/** SQLite's primary result codes. */
const SQLITE: Record<number, ErrorKind> = {
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
const POSTGRES: [start: string, kind: ErrorKind][] = [
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

/** Classifies an error of either database. */
export function kindOfError(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'other';
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE[error.errcode & 0xff] ?? 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = POSTGRES.find(([start]) => code.startsWith(start))?.[1];
  if (known !== undefined) return known;
  if (/timeout/i.test(error.message)) return 'timeout';
  return isUnavailable(error) ? 'connection' : 'other';
}
