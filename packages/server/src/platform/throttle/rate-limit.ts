import type { Endpoint, Limit } from '@machine/contract';

export type { LimitScope, Quota } from '@machine/contract';

export type RateLimit = Limit & {
  /** The endpoints that share the limit, the pages that the server renders, or all requests under /api. */
  endpoints: readonly Endpoint[] | 'pages' | 'everything';
};
