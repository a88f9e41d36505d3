import type { Endpoint } from '@machine/contract';

/** Which requests are counted together. `caller` is the user or, without a session, the address. */
export type LimitScope = 'address' | 'user' | 'caller' | 'email' | 'everyone';

/** At most `max` requests in a window that starts with the first one. */
export type Quota = { max: number; windowMs: number };

export type RateLimit = Quota & {
  name: string;
  /** The endpoints that share the limit; null for all requests under /api. */
  endpoints: readonly Endpoint[] | null;
  per: LimitScope;
  /** The separate quota of each known device, which other devices can't use up. */
  knownDevice?: Quota;
};
