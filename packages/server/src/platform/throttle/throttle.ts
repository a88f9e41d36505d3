import { createHash } from 'node:crypto';
import type { Endpoint, LimitScope, Quota } from '@machine/contract';
import { lookupKey } from '../db/lookup-key.ts';
import type { Instant } from '../clock/time.ts';
import { createMemoryRateStore } from './memory-rate-store.ts';
import type { RateLimit, RateStore, RateWindow, Refusal } from './rate-store.ts';
import { tooManyRequests } from '../http/http-error.ts';

type ThrottleDeps = {
  limits: readonly RateLimit[];
  now: () => Instant;
  userOf: (request: Request) => Promise<string | null>;
  /** Returns a key for a known device of the account with this email address; null for any other device. */
  deviceOf: (request: Request, email: string) => Promise<string | null>;
  /** Returns whether an account is new. Without it, none is. */
  isNewAccount?: (userId: string) => Promise<boolean>;
  /** Counts the limits that are counted once for all processes; in memory if this is the only one. */
  shared?: RateStore | null;
};
/** A parsed request. `address` is the client's network as returned by `AddressOf`. */
type RequestContext = { endpoint: Endpoint; address: string; request: Request; body: unknown };

type Caller = { address: string; user: string | null; email: string | null; device: string | null; isNew: boolean };

export type Throttle = ReturnType<typeof createThrottle>;

/** A request counts against all its limits or none: one that a limit rejects doesn't use up another. */
export function createThrottle(deps: ThrottleDeps) {
  const { limits, now, userOf, deviceOf, isNewAccount, shared = null } = deps;
  const own = createMemoryRateStore(now);

  function checkAddress(subject: 'pages' | 'everything') {
    const those = limits.filter(({ endpoints }) => endpoints === subject);
    return (address: string) => {
      const windows = windowsOf(those, { address, user: null, email: null, device: null, isNew: false });
      rejectIf(own.refusalOf(windows));
      own.count(windows);
    };
  }

  async function callerOf(
    { address, request, body }: RequestContext,
    { hasDeviceQuota, hasNewAccountLimit }: Pick<Rules, 'hasDeviceQuota' | 'hasNewAccountLimit'>,
  ): Promise<Caller> {
    const email = emailIn(body);
    const user = await userOf(request);
    return {
      address,
      user,
      isNew: hasNewAccountLimit && user !== null && ((await isNewAccount?.(user)) ?? false),
      email: email && hashOf(email),
      device: hasDeviceQuota && email !== null ? await deviceOf(request, email) : null,
    };
  }

  const rules = new Map<Endpoint, Rules>();
  function rulesOf(endpoint: Endpoint): Rules {
    const known = rules.get(endpoint) ?? sortLimits(limits, endpoint, shared !== null);
    rules.set(endpoint, known);
    return known;
  }

  return {
    /** Counts a request under /api by its address, before it is read. Throws an `HttpError` (429). */
    checkAddress: checkAddress('everything'),
    /** Counts a request of a page that the server renders, by its address. Throws an `HttpError` (429). */
    checkPage: checkAddress('pages'),
    /**
     * Counts a request before its work is done. Rejects with an `HttpError` (429) when a limit is exceeded. `waive` takes
     * back what doesn't count for a poll that a shared copy answered, which costs next to nothing.
     */
    async admit(context: RequestContext) {
      const { once, polled, others, ...rules } = rulesOf(context.endpoint);
      const caller = await callerOf(context, rules);
      const [polledWindows, otherWindows] = [windowsOf(polled, caller), windowsOf(others, caller)];
      rejectIf(own.refusalOf([...polledWindows, ...otherWindows]));
      const [waive, takeBack] = [own.count(polledWindows), own.count(otherWindows)];
      const onceWindows = windowsOf(once, caller);
      const refusal = shared === null || onceWindows.length === 0 ? null : await shared.take(onceWindows);
      if (refusal !== null) for (const each of [waive, takeBack]) each();
      rejectIf(refusal);
      return { waive };
    },
  };
}

type Rules = ReturnType<typeof sortLimits>;

/** Returns the limits of an endpoint, by where and how they count, and which facts about a caller they need. */
function sortLimits(limits: readonly RateLimit[], endpoint: Endpoint, isShared: boolean) {
  const all = limits.filter(({ endpoints }) => typeof endpoints !== 'string' && endpoints.includes(endpoint));
  const isOnce = ({ counted }: RateLimit) => isShared && counted === 'once';
  const here = all.filter((limit) => !isOnce(limit));
  return {
    once: all.filter(isOnce),
    polled: here.filter(({ hasFreePolls }) => hasFreePolls),
    others: here.filter(({ hasFreePolls }) => !hasFreePolls),
    hasDeviceQuota: all.some(({ knownDevice }) => knownDevice !== undefined),
    hasNewAccountLimit: all.some(({ isForNewAccounts }) => isForNewAccounts),
  };
}

function rejectIf(refusal: Refusal | null): void {
  if (refusal !== null) throw tooManyRequests(refusal.waitMs);
}

/** Returns the windows in which a request of this caller counts. */
const windowsOf = (limits: readonly RateLimit[], caller: Caller): RateWindow[] =>
  limits.flatMap((limit) => windowOf(limit, caller) ?? []);

function windowOf(rateLimit: RateLimit, caller: Caller): RateWindow | null {
  const { name, per, max, windowMs, knownDevice, isForNewAccounts } = rateLimit;
  if (isForNewAccounts && !caller.isNew) return null;
  const key = KEYS[per](caller);
  if (key === null) return null;
  const isKnown = knownDevice !== undefined && caller.device !== null;
  const quota: Quota = isKnown ? knownDevice : { max, windowMs };
  // Several limits have the same name.
  const limit = `${name} per ${isKnown ? 'device' : per} in ${quota.windowMs}`;
  return { limit, key: `${limit} ${isKnown ? caller.device : key}`, ...quota };
}

const KEYS: Record<LimitScope, (caller: Caller) => string | null> = {
  address: ({ address }) => address,
  visitor: ({ user, address }) => (user === null ? address : null),
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
