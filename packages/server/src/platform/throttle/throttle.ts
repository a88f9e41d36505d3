import { createHash } from 'node:crypto';
import { lookupKey } from '../db/lookup-key.ts';
import type { Throttle } from '../http/endpoints.ts';
import type { Instant } from '../clock/time.ts';
import { createRateCounter, type RateCounter } from './rate-counter.ts';
import type { LimitScope, RateLimit } from './rate-limit.ts';
import { tooManyRequests } from './too-many-requests.ts';

type ThrottleDeps = {
  limits: readonly RateLimit[];
  now: () => Instant;
  userOf: (request: Request) => Promise<string | null>;
  /** Returns a key for a known device of the account with this email address; null for any other device. */
  deviceOf: (request: Request, email: string) => Promise<string | null>;
};
type Caller = { address: string; user: string | null; email: string | null; device: string | null };

/** Counts in this process only: several processes each allow as much. */
export function createThrottle({ limits, now, userOf, deviceOf }: ThrottleDeps): Throttle {
  const limiters = limits.map((limit) => createLimiter(limit, now));
  const globalLimiters = limiters.filter(isGlobal);
  const requestLimiters = limiters.filter((limiter) => !isGlobal(limiter));

  return {
    checkAddress: (address) => check(globalLimiters, { address, user: null, email: null, device: null }),
    async run({ endpoint, address, request, body }, work) {
      const email = emailIn(body);
      const applicable = requestLimiters.filter(
        ({ limit }) => limit.endpoints === null || limit.endpoints.includes(endpoint),
      );
      const hasDeviceQuota = applicable.some(({ limit }) => limit.knownDevice !== undefined);
      check(applicable, {
        address,
        user: await userOf(request),
        email: email && hashOf(email),
        device: hasDeviceQuota && email !== null ? await deviceOf(request, email) : null,
      });
      return work();
    },
  };
}

/** Counts a request against all limits or none: a request that one limit rejects doesn't use up another. */
function check(limiters: readonly Limiter[], caller: Caller): void {
  const buckets = limiters.flatMap((limiter) => limiter.bucketOf(caller) ?? []);
  const waitMs = Math.max(0, ...buckets.map((bucket) => bucket.waitMs()));
  if (waitMs > 0) throw tooManyRequests(waitMs);
  for (const bucket of buckets) bucket.count();
}

/** The counter of one caller. */
type Bucket = { waitMs(): number; count(): void };
type Limiter = { limit: RateLimit; bucketOf(caller: Caller): Bucket | undefined };

const isGlobal = ({ limit }: Limiter) => limit.endpoints === null && limit.per === 'address';

function createLimiter(limit: RateLimit, now: () => Instant): Limiter {
  const counter = createRateCounter(limit, now);
  const deviceCounter = limit.knownDevice && createRateCounter(limit.knownDevice, now);
  return {
    limit,
    bucketOf(caller) {
      const key = KEYS[limit.per](caller);
      if (key === null) return undefined;
      return deviceCounter !== undefined && caller.device !== null
        ? createBucket(deviceCounter, caller.device)
        : createBucket(counter, key);
    },
  };
}

const createBucket = (counter: RateCounter, key: string): Bucket => ({
  waitMs: () => counter.waitMs(key),
  count: () => counter.count(key),
});

const KEYS: Record<LimitScope, (caller: Caller) => string | null> = {
  address: ({ address }) => address,
  user: ({ user }) => user,
  caller: ({ user, address }) => user ?? address,
  email: ({ email }) => email,
  everyone: () => 'everyone',
};

function emailIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return body.email;
}

/** Hashed, so that no email address stays in memory and all keys have the same length. */
const hashOf = (email: string) => createHash('sha256').update(lookupKey(email)).digest('base64url');
