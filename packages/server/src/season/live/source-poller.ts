import type { Clock } from '../../platform/clock/clock.ts';
import type { Timers } from '../../platform/clock/timers.ts';
import type { Db } from '../../platform/db/open.ts';
import { type BudgetAnswer, remainingRequests, resumeBudget, settleRequest, takeRequest } from './budget.ts';
import type { FeedMetrics, SourceStatus } from './feed-metrics.ts';
import { type Lease, LeaseLostError } from '../../platform/cluster/lease.ts';
import type { Observed } from './observation.ts';
import type { fetchPage as FetchPage, PageResult } from './fetch-page.ts';
import {
  afterOutcome,
  changedHealth,
  failureOf,
  isEndless,
  nextPage,
  observedBy,
  type Outcome,
  type Page,
  type PollState,
} from './poll-state.ts';
import { loadPollState, storeAnswer, storeRequest } from './poll-store.ts';
import { type LogProblem, oneLine } from './problem-log.ts';
import { type Source, SourceFormatError } from './source.ts';
import { trackPage } from './tracked-matches.ts';

/** The plan is made again at least this often, in game time, as the phases of matches change. */
const REPLAN_MS = 15_000;
/** The pause after the database has failed, in real time. */
const DATABASE_PAUSE_MS = 2_000;

export type SourcePollerDeps = {
  db: Db;
  source: Source;
  fetchPage: typeof FetchPage;
  /** Game time. */
  clock: Pick<Clock, 'now'> & { timeScale: { speed: number } };
  /** Real time. */
  timers: Timers;
  /** Returns a uniform number in [0, 1). */
  random: () => number;
  metrics: FeedMetrics;
  logProblem: LogProblem;
  lease: Lease;
  /** Called when a write shows that another process may lead; the poller has stopped then. */
  onLeaseLost: () => void;
};

function toBudgetAnswer(answer: PageResult): BudgetAnswer {
  if (answer.kind === 'limited') return answer;
  return { kind: 'counted', ...('budget' in answer ? answer.budget : undefined) };
}

/** Starts to poll a source, one request at a time, until `stop` or until the lease is lost. */
export function startSourcePoller(deps: SourcePollerDeps) {
  const { db, source, fetchPage, clock, timers, random, metrics, logProblem, lease, onLeaseLost } = deps;
  const { name, requestsPerMinute } = source;
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: PollState | null = null;
  let wake: (() => void) | undefined;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const cancel = timers.after(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  const sleepInGameTime = (ms: number) => sleep(Math.max(1, Math.ceil(ms / (clock.timeScale.speed || 1))));

  async function step(): Promise<void> {
    state ??= await loadPollState(db, source, clock.now(), random());
    const now = clock.now();
    const next = nextPage(state, source, now);
    const waitMs = Math.min(REPLAN_MS, (next?.at ?? Infinity) - now);
    if (next === null || waitMs > 0) return sleepInGameTime(waitMs);
    await request(state, next.page);
  }

  async function request(before: PollState, page: Page): Promise<void> {
    const now = clock.now();
    const budget = takeRequest(before.budget, now);
    await storeRequest(db, lease, name, budget);
    state = { ...before, budget };
    const answer = await fetchPage(source.pageRequest(page.request, page.cursor), { now, signal });
    if (signal.aborted) return;
    const outcome = interpret(page, answer);
    metrics.countRequest(name, answer.kind === 'page' && outcome.kind === 'failed' ? 'malformed' : outcome.kind);
    // The request has been used even if its answer can't be stored.
    state = { ...before, budget: settleRequest(budget, toBudgetAnswer(answer), requestsPerMinute, clock.now()) };
    await take(state, page, outcome);
  }

  function interpret(page: Page, answer: PageResult): Outcome {
    if (answer.kind !== 'page') return answer;
    try {
      const parsed = source.parsePage(page.request, answer.json);
      if (isEndless(page, parsed.next)) throw new SourceFormatError('The answer has too many pages.');
      return { kind: 'page', ...parsed };
    } catch (error) {
      const problem = error instanceof SourceFormatError ? error.message : `The answer can't be parsed: ${error}`;
      return { kind: 'failed', problem: oneLine(problem) };
    }
  }

  /** Stores an answer. Only then it counts: until the commit, the state is that of a request without an answer. */
  async function take(before: PollState, page: Page, outcome: Outcome): Promise<void> {
    const at = clock.now();
    const after = afterOutcome(before, { page, outcome, at, random: random() });
    const observed = observedBy(page, outcome);
    const answer = { source: name, seenAt: at, observed, budget: before.budget, health: changedHealth(before, after) };
    const changed = await storeAnswer(db, lease, answer);
    const stored = { request: page.request, seenAt: at, observed, changed };
    state = outcome.kind === 'page' ? { ...after, matches: trackPage(before.matches, stored) } : after;
    report(page, outcome, observed, changed);
  }

  function report(page: Page, outcome: Outcome, observed: readonly Observed[], changed: readonly Observed[]): void {
    metrics.countObservations(name, changed);
    const problems = observed.flatMap(({ sourceId, value }) =>
      value.kind === 'problem' ? [`${sourceId}: ${value.problem}`] : [],
    );
    metrics.countProblems(name, problems.length);
    for (const problem of problems) logProblem('warn', name, problem);
    if (outcome.kind === 'page') return;
    logProblem(outcome.kind === 'rejected' ? 'error' : 'warn', name, `${page.request.kind}: ${failureOf(outcome)}`);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await step();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof LeaseLostError) return onLeaseLost();
        state &&= { ...state, budget: resumeBudget(state.budget, requestsPerMinute, clock.now()) };
        logProblem('error', name, `Its answers can't be stored: ${error instanceof Error ? error.message : 'unknown'}`);
        await sleep(DATABASE_PAUSE_MS);
      }
    }
  }

  const done = run();
  return {
    /** Null before the stored state has been read. */
    status(): SourceStatus | null {
      if (state === null) return null;
      const answers = Object.values(state.health).map(({ answeredAt }) => answeredAt ?? -Infinity);
      const last = Math.max(...answers);
      return {
        source: name,
        answerAgeMs: last === -Infinity ? null : clock.now() - last,
        budgetRemaining: remainingRequests(state.budget, clock.now()),
      };
    },
    /** Aborts the request in progress, and resolves when nothing is stored anymore. */
    async stop() {
      stopping.abort();
      wake?.();
      await done;
    },
  };
}
