import type { League } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Observed, SourceName } from './observation.ts';

export type SourceRequest =
  | { kind: 'fixtures'; from: Instant; to: Instant }
  /** The state of matches that are played now or ended recently, by the provider's ids. */
  | { kind: 'live'; ids: readonly string[]; from: Instant; to: Instant }
  | { kind: 'injuries' };

/** The HTTP request for a page of an answer. The key is sent in a header and never in the URL. */
export type PageRequest = { url: URL; headers: Record<string, string> };

/**
 * A parsed page. `next` is the cursor of the following page; null on the last one. The injuries of a page are a part of
 * the list.
 */
export type ParsedPage = { observed: Observed[]; next: string | null };

/** A provider of matches. Everything is pure; the poller sends the requests. */
export type Source = {
  name: SourceName;
  /** The words with which the provider asks to be named in the footer, and its site (https); null if it doesn't ask. */
  credit: { name: string; url: string } | null;
  league: League;
  hasInjuries: boolean;
  /** The number of requests the plan of the key allows in a minute. */
  requestsPerMinute: number;
  /** Returns the HTTP request for a page, of injuries only if the source has them. */
  pageRequest(request: SourceRequest, cursor: string | null): PageRequest;
  /**
   * Parses a page. Throws a `SourceFormatError` when the page as a whole isn't what the documentation says; a single
   * unusable entry becomes an observed problem.
   */
  parsePage(request: SourceRequest, json: unknown): ParsedPage;
};

/** An answer that isn't in the documented format, as one line. */
export class SourceFormatError extends Error {
  override name = 'SourceFormatError';
}
