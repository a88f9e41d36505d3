import type { Instant } from '../../platform/clock/time.ts';
import { readValue, writeValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import { type Budget, createBudget, resumeBudget } from './budget.ts';
import type { Lease } from '../../platform/cluster/lease.ts';
import type { Observed, SourceName } from './observation.ts';
import { type Answer, appendObservations, readLatest } from './observations.ts';
import { createPollState, type PollState } from './poll-state.ts';
import { readSourceHealth, type SourceHealth, writeSourceHealth } from './source-health.ts';
import type { Source } from './source.ts';
import { trackStored } from './tracked-matches.ts';

const budgetName = (source: SourceName) => `feed_budget:${source}`;

export async function loadPollState(db: Db, source: Source, now: Instant, jitter: number): Promise<PollState> {
  const { name, requestsPerMinute } = source;
  const stored = await readValue(db, budgetName(name));
  const budget = stored
    ? resumeBudget(JSON.parse(stored) as Budget, requestsPerMinute, now)
    : createBudget(requestsPerMinute);
  const matches = trackStored(await readLatest(db, name), now);
  return createPollState({ source, matches, health: await readSourceHealth(db), budget }, jitter);
}

/**
 * Stores that a request is about to be sent, so that the next leader counts it too. Throws a `LeaseLostError` when this
 * process no longer leads: then it must not be sent.
 */
export const storeRequest = (db: Db, lease: Lease, source: SourceName, budget: Budget): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lease.hold(transaction);
    await writeBudget(transaction, source, budget);
  });

export type StoredAnswer = Answer & { budget: Budget; health: readonly SourceHealth[] };

/**
 * Stores an answer and what it means for the source in one transaction, and returns the observations that are new. Throws
 * a `LeaseLostError` when this process no longer leads, and stores nothing.
 */
export const storeAnswer = (db: Db, lease: Lease, answer: StoredAnswer): Promise<Observed[]> =>
  db.transaction().execute(async (transaction) => {
    await lease.hold(transaction);
    for (const health of answer.health) await writeSourceHealth(transaction, health);
    await writeBudget(transaction, answer.source, answer.budget);
    return appendObservations(transaction, answer);
  });

const writeBudget = (db: Db, source: SourceName, budget: Budget): Promise<void> =>
  writeValue(db, budgetName(source), JSON.stringify(budget));
