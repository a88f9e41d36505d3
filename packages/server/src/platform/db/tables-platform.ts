import type { Generated } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Fixed } from './column-types.ts';

/** Values the server itself stores across restarts, by name. */
type KeyValue = { name: Fixed<string>; value: string };

/** Work that only one of the processes on the database may do at a time. */
type Leases = {
  name: Fixed<string>;
  /** The id of the process that holds the lease. */
  holder: string;
  /** Incremented whenever the holder changes. */
  epoch: number;
  /** In real time, by the clock of the database. */
  expires_at: Instant;
};

/** Work that follows from something stored, until it is done. */
type Jobs = {
  /** Identifies the job: adding another one with the same key replaces its payload. */
  key: Fixed<string>;
  task: Fixed<string>;
  /** JSON, by the schema of the task. */
  payload: string;
  /** The real time from which it may run; orders the jobs. */
  run_at: Instant;
  /** The number of failures since its last progress. */
  attempts: Generated<number>;
  /** The number of times its payload was replaced. */
  revision: Generated<number>;
  /** The real time from which it is dropped; null: never. */
  expires_at: Instant | null;
};

/** The number of a caller's requests that count towards a limit, for processes that share a PostgreSQL database. */
type RateWindows = {
  /** A keyed hash of the limit and the caller. */
  key: Fixed<string>;
  count: number;
  /** By the clock of the database, in real time. */
  ends_at: Instant;
};

export type PlatformTables = { key_value: KeyValue; leases: Leases; jobs: Jobs; rate_windows: RateWindows };
