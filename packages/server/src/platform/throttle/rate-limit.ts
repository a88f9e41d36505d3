import type { Endpoint } from '@machine/contract';

/**
 * Which requests are counted together. `caller` is the user or, without a session, the address. `visitor` is the address
 * of a request without a session; requests with one don't count.
 */
export type LimitScope = 'address' | 'visitor' | 'user' | 'caller' | 'email' | 'everyone';

/** At most `max` requests in a window that starts with the first one. */
export type Quota = { max: number; windowMs: number };

export type RateLimit = Quota & {
  name: string;
  /** The endpoints that share the limit, the pages that the server renders, or all requests under /api. */
  endpoints: readonly Endpoint[] | 'pages' | 'everything';
  per: LimitScope;
  /**
   * Where requests are counted: in each process, for limits that only protect its own resources, or once for all
   * processes on the database.
   */
  counted: 'per process' | 'once';
  /** Whether polls that cost next to nothing don't count: those answered from a shared copy or with 304. */
  hasFreePolls?: boolean;
  /** Whether only requests of new accounts count. */
  isForNewAccounts?: boolean;
  /** The separate quota of each known device, which other devices can't use up. */
  knownDevice?: Quota;
};
