import type { Instant } from '../clock/time.ts';
import type { Fixed } from './column-types.ts';

/** Statements of providers of matches. Append-only: every column is fixed, and rows are never deleted. */
type Observations = {
  /** Ascending in the order of commits, without gaps. */
  id: Fixed<number>;
  source: Fixed<string>;
  /** The provider's id of a match, or another subject such as its injury list. */
  source_id: Fixed<string>;
  /** In game time, ascending with `id`. */
  seen_at: Fixed<Instant>;
  /** SHA-256 of the value's canonical JSON, lower-case hex. */
  hash: Fixed<string>;
  /** The parsed answer as JSON. */
  value: Fixed<string>;
};

/** The last answers of a provider to one kind of request, in game time. */
type SourceHealths = {
  source: Fixed<string>;
  request: Fixed<string>;
  answered_at: Instant | null;
  /** Null while requests succeed, as is `failure`. */
  failing_since: Instant | null;
  failure: string | null;
};

export type SeasonTables = { observations: Observations; source_health: SourceHealths };
