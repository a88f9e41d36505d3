import type { Endpoint, Limit, Quota } from '@machine/contract';

/** The window of one caller and one limit. */
export type RateWindow = Quota & {
  /** Identifies the limit. */
  limit: string;
  /** Identifies the caller and the limit: windows with the same key share a count. */
  key: string;
};

/** The full window that is open longest, and how long it still is. */
export type Refusal = { key: string; waitMs: number };

/** Counts the requests of all processes that use it. */
export type RateStore = {
  /**
   * Counts a request in all windows or, when one of them is full, in none. Resolves to the refusal; null when the
   * request was counted. Rejects when the store can't be reached.
   */
  take(windows: readonly RateWindow[]): Promise<Refusal | null>;
  /** Deletes windows that have ended; undefined when the store does so itself. */
  deleteEnded?(): Promise<void>;
};

export type RateLimit = Limit & {
  /** The endpoints that share the limit, the pages that the server renders, or all requests under /api. */
  endpoints: readonly Endpoint[] | 'pages' | 'everything';
};
