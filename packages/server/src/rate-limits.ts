import { type Endpoint, endpoints, LIMITS } from '@machine/contract';
import { MINUTE_MS } from './platform/clock/time.ts';
import type { RateLimit } from './platform/throttle/rate-store.ts';

const ALL = Object.values<Endpoint>(endpoints);
const READS = ALL.filter(({ method }) => method === 'GET');
const WRITES = ALL.filter(({ method }) => method !== 'GET');
const FIVE_MINUTES = 5 * MINUTE_MS;

/**
 * Limits that keep a process from doing too much work: a process more can do more. They must fit a crowd behind one
 * address, as in a stadium: a thousand pages of a live match poll about 1,150 times a second, nearly always for free.
 */
const LOADS: readonly RateLimit[] = [
  { name: 'calls per user', endpoints: ALL, per: 'user', max: 3_000, windowMs: FIVE_MINUTES, hasFreePolls: true },
  {
    name: 'reads per address',
    endpoints: READS,
    per: 'visitor',
    max: 30_000,
    windowMs: FIVE_MINUTES,
    hasFreePolls: true,
  },
  { name: 'writes per address', endpoints: WRITES, per: 'visitor', max: 3_000, windowMs: FIVE_MINUTES },
  // Their addresses hold a secret.
  { name: 'pages per address', endpoints: 'pages', per: 'address', max: 3_000, windowMs: FIVE_MINUTES },
  { name: 'everything per address', endpoints: 'everything', per: 'address', max: 20_000, windowMs: 10_000 },
].map((limit) => ({ ...limit, counted: 'per process' }) as RateLimit);

/** Every rate limit: those that the calls name, and those of all calls (docs/decisions/rate-limits.md). */
export const RATE_LIMITS: readonly RateLimit[] = [
  ...Object.values(LIMITS).map((limit): RateLimit => ({
    counted: 'once',
    ...limit,
    endpoints: ALL.filter(({ limits }) => limits?.includes(limit)),
  })),
  ...LOADS,
];
