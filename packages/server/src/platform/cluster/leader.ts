import type { CompiledQuery } from 'kysely';
import type { Registry } from 'prom-client';
import { realTimers, type Timers } from '../clock/timers.ts';
import type { Db, OpenDatabase } from '../db/open.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { addGauge } from '../metrics/gauge.ts';
import { type Lease, LEASE_MS, LeaseLostError, takeLease } from './lease.ts';

/** The name of the lease. Stored in existing databases: never change it. */
const NAME = 'feed';
/** Real milliseconds between two renewals, and between two attempts to take the lease. */
const RENEW_MS = 3_000;

/**
 * Starts work that only the leader does. `onLeaseLost` is called when a write shows that it no longer leads. `stop` resolves
 * when nothing is stored anymore.
 */
export type StartLeaderWork = (lease: Lease, onLeaseLost: () => void) => { stop(): Promise<void> };

export type Leader = {
  /**
   * The database for the work of the leader. On PostgreSQL, each of its transactions and writes throws a `LeaseLostError`
   * and stores nothing unless this process leads until it is committed.
   */
  db: Db;
  /** True to begin work that only the leader does. */
  isLeading(): boolean;
  /** Checks at once whether this process still leads, after a `LeaseLostError`. */
  reportLoss(): void;
};

/** A process that leads, or that waits for the leader to end. */
export type Candidate = ReturnType<typeof createCandidate>;

type CandidateDeps = {
  database: OpenDatabase;
  /** True if this is the only process on the database when it starts. On SQLite it always is. */
  isAlone: boolean;
  log: Logger;
  timers?: Timers;
};

/** The state of a leader: the lease, the work, and when the lease was certainly held, by the timers. */
type Term = { lease: Lease; works: ReturnType<StartLeaderWork>[]; heldAt: number; isLost: boolean };

/** Returns the leader of a database that no other process uses. */
export const soleLeader = (db: Db): Leader => ({ db, isLeading: () => true, reportLoss: () => {} });

/**
 * Creates a candidate for leading: of all processes on a database, only the leader does the work that is done once. It
 * holds a lease of 10 s and renews it every 3 s, so another process takes over within 30 s of its death. Every transaction
 * of the work checks the lease, so a leader that was suspended stores nothing after its lease has ended.
 */
export function createCandidate(deps: CandidateDeps) {
  const { database, log, timers = realTimers } = deps;
  const { db } = database;
  const holder = crypto.randomUUID();
  let isAlone = deps.isAlone;
  const startWorks: StartLeaderWork[] = [];
  let term: Term | null = null;
  let isStopped = false;
  let cancelTimer: (() => void) | undefined;
  let running = Promise.resolve();

  async function lead(): Promise<void> {
    const askedAt = timers.now();
    const lease = await takeLease({ ...database, name: NAME, holder, isAlone });
    isAlone = false;
    if (lease === null) return;
    log.info({ epoch: lease.epoch }, 'this process leads');
    term = { lease, works: [], heldAt: askedAt, isLost: false };
    for (const start of startWorks) startWork(start, term);
  }

  const startWork = (start: StartLeaderWork, current: Term) =>
    void current.works.push(start(current.lease, () => lose(current)));

  function lose(lost: Term): void {
    lost.isLost = true;
    void attemptNow();
  }

  /** Returns whether the lease is still held, as far as this process can know. */
  async function renew(current: Term): Promise<boolean> {
    const askedAt = timers.now();
    if (current.isLost || !(await current.lease.renew())) return false;
    current.heldAt = askedAt;
    return true;
  }

  async function follow(current: Term): Promise<void> {
    log.warn({ epoch: current.lease.epoch }, 'this process no longer leads');
    term = null;
    await stopWorks(current);
  }

  async function attempt(): Promise<void> {
    try {
      if (term === null) await lead();
      else if (!(await renew(term))) await follow(term);
    } catch (error) {
      log.warn({ error: errorForLog(error) }, 'the lease of the leader cannot be taken or renewed');
      if (term !== null && timers.now() - term.heldAt >= LEASE_MS) await follow(term);
    }
  }

  function attemptNow(): Promise<void> {
    cancelTimer?.();
    if (isStopped) return running;
    running = running.then(attempt).then(() => {
      // Two attempts may have been queued.
      cancelTimer?.();
      if (!isStopped) cancelTimer = timers.after(RENEW_MS, () => void attemptNow());
    });
    return running;
  }

  function fence(): CompiledQuery {
    if (term === null || term.isLost) throw new LeaseLostError('This process does not lead.');
    return term.lease.fence;
  }

  const leader: Leader = {
    db: database.guarded?.({ query: fence, denied: () => new LeaseLostError('The lease has ended.') }) ?? db,
    isLeading: () => term !== null && !term.isLost && !isStopped,
    reportLoss() {
      if (term !== null) lose(term);
    },
  };
  return {
    ...leader,
    /**
     * Tries to lead, now and whenever there is no leader, until `stop`. Resolves after the first attempt. Never rejects: a
     * failed attempt is retried.
     */
    start: attemptNow,
    /** Starts this work now if this process leads, and whenever it begins to lead. */
    addWork(start: StartLeaderWork) {
      startWorks.push(start);
      if (term !== null && !isStopped) startWork(start, term);
    },
    /** Ends the work and the lease, so that another process takes over. */
    async stop() {
      isStopped = true;
      cancelTimer?.();
      await running;
      const last = term;
      if (last === null) return;
      await stopWorks(last);
      term = null;
      await last.lease.release().catch(() => {});
    },
  };
}

const stopWorks = async ({ works }: Term) => void (await Promise.all(works.map((work) => work.stop())));

/** Adds the metric by which the processes on a database can be told from their leader. */
export const addLeaderMetric = (registry: Registry, { isLeading }: Leader): void =>
  addGauge(registry, {
    name: 'leader',
    help: 'Whether this process does the work that only one of several does',
    read: () => (isLeading() ? 1 : 0),
  });
