import { DAY_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';

/** The window in which a provider counts requests. */
const WINDOW_MS = MINUTE_MS;

/** After this long without being limited, the limit grows by a tenth of the plan. */
const GROW_AFTER_MS = 5 * MINUTE_MS;
const GROWTH = 10;

const WAIT_MAX_MS = DAY_MS;

/**
 * The use of a provider's requests per minute: a state machine whose states are plain JSON, so that the next leader
 * continues where the last one was killed. All times are game time.
 *
 * A request counts from the moment it is sent until a minute after its answer. The provider counts it somewhere in
 * between, so it never sees more than the plan in any 60 seconds, however slow the network is.
 */
export type Budget = {
  /** Requests that are allowed in a minute now: at most those of the plan. */
  limit: number;
  limitedAt: Instant;
  /** When each request stops counting; null while it has no answer. */
  slots: (Instant | null)[];
  /** No request before this instant, by `Retry-After`. */
  blockedUntil: Instant;
  /** The requests that the provider's headers leave until an instant; null when they say nothing. */
  grant: { left: number; until: Instant } | null;
};

export type BudgetAnswer =
  | { kind: 'counted'; remaining?: number; resetMs?: number }
  | { kind: 'limited'; retryAfterMs: number };

export const createBudget = (plan: number): Budget => ({
  limit: plan,
  limitedAt: 0,
  slots: [],
  blockedUntil: 0,
  grant: null,
});

/**
 * Continues with the budget of an earlier process, and the plan of today. Its unanswered requests count from now: they
 * may have arrived as late as that.
 */
export const resumeBudget = (stored: Budget, plan: number, now: Instant): Budget => ({
  ...stored,
  limit: Math.min(stored.limit, plan),
  slots: stored.slots.map((slot) => slot ?? now + WINDOW_MS),
});

const counting = ({ slots }: Budget, now: Instant) => slots.filter((slot) => slot === null || slot > now);

export function remainingRequests(budget: Budget, now: Instant): number {
  if (now < budget.blockedUntil) return 0;
  const own = Math.max(0, budget.limit - counting(budget, now).length);
  return isGranting(budget, now) ? Math.min(own, budget.grant.left) : own;
}

const isGranting = (budget: Budget, now: Instant): budget is Budget & { grant: { left: number } } =>
  budget.grant !== null && now < budget.grant.until;

/** Returns when the next request may be sent; null while that depends on a request without an answer. */
export function nextRequestAt(budget: Budget, now: Instant): Instant | null {
  const slots = counting(budget, now);
  // As many of them as exceed the limit by one have to end first.
  const excess = slots.length - budget.limit;
  const ends = slots.map((slot) => slot ?? Infinity).toSorted((a, b) => a - b);
  const freeAt = excess < 0 ? now : (ends[excess] ?? now);
  const grantedAt = isGranting(budget, now) && budget.grant.left <= 0 ? budget.grant.until : now;
  const at = Math.max(now, freeAt, grantedAt, budget.blockedUntil);
  return at === Infinity ? null : at;
}

export const takeRequest = (budget: Budget, now: Instant): Budget => ({
  ...budget,
  slots: [...counting(budget, now), null],
  grant: budget.grant && { ...budget.grant, left: budget.grant.left - 1 },
});

/** Takes the answer to the only request that is in progress; also a failed one has used the budget. */
export function settleRequest(budget: Budget, answer: BudgetAnswer, plan: number, now: Instant): Budget {
  const settled = { ...budget, slots: counting(budget, now).map((slot) => slot ?? now + WINDOW_MS) };
  return answer.kind === 'limited'
    ? shrink(settled, answer.retryAfterMs, now)
    : grow(believe(settled, answer, now), plan, now);
}

function shrink(budget: Budget, retryAfterMs: number, now: Instant): Budget {
  const blockedUntil = Math.max(budget.blockedUntil, now + Math.min(retryAfterMs, WAIT_MAX_MS));
  return { ...budget, limit: Math.max(1, Math.floor(budget.limit / 2)), limitedAt: now, blockedUntil };
}

function believe(budget: Budget, { remaining, resetMs }: BudgetAnswer & { kind: 'counted' }, now: Instant): Budget {
  if (remaining === undefined) return budget;
  return { ...budget, grant: { left: remaining, until: now + Math.min(resetMs ?? WINDOW_MS, WAIT_MAX_MS) } };
}

function grow(budget: Budget, plan: number, now: Instant): Budget {
  if (budget.limit >= plan || now < budget.limitedAt + GROW_AFTER_MS) return budget;
  return { ...budget, limit: Math.min(plan, budget.limit + Math.ceil(plan / GROWTH)), limitedAt: now };
}
