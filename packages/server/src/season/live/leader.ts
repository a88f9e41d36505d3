import { createClock, type SqlDialect } from '../../platform/clock/clock.ts';
import { realTimers, type Timers } from '../../platform/clock/timers.ts';
import type { Db } from '../../platform/db/open.ts';
import { errorForLog, type Logger } from '../../platform/http/log.ts';
import { type Lease, LEASE_MS, takeLease } from './lease.ts';
import type { LeaderWork, StartLeaderWork } from './poller.ts';

/** Real milliseconds between two renewals, and between two attempts to take the lease. */
const RENEW_MS = 3_000;

export type Leader = {
  /** Tries to lead, now and whenever the leader has died, until `stop`. Never throws: a failed attempt is retried. */
  start(): void;
  isLeading(): boolean;
  /** Ends the work and the lease, so that another process takes over at once. */
  stop(): Promise<void>;
};

type LeaderDeps = {
  db: Db;
  dialect: SqlDialect;
  /** The name of the lease. */
  name: string;
  /** Whether this is the only process on the database when it starts. On SQLite it always is. */
  isAlone: boolean;
  /** Starts the work; called each time this process becomes the leader. */
  startWork: StartLeaderWork;
  log: Logger;
  timers?: Timers;
};

/** What a leader has: the lease, the work, and when the lease was certainly held, by the timers. */
type Term = { lease: Lease; work: LeaderWork; heldAt: number; isLost: boolean };

/**
 * Creates a candidate for leading: of all processes on a database, only the leader does the work. It holds a lease of 10 s
 * and renews it every 3 s, so another process takes over within 30 s of its death. Every transaction of the work checks
 * the lease, so a leader that was suspended stores nothing after its lease has ended.
 */
export function createLeader(deps: LeaderDeps): Leader {
  const { db, dialect, name, startWork, log, timers = realTimers } = deps;
  const holder = crypto.randomUUID();
  const now = createClock(dialect).sql;
  let isAlone = deps.isAlone;
  let term: Term | null = null;
  let isStopped = false;
  let cancelTimer: (() => void) | undefined;
  let running = Promise.resolve();

  async function lead(): Promise<void> {
    const askedAt = timers.now();
    const lease = await takeLease({ db, name, holder, now, isAlone });
    isAlone = false;
    if (lease === null) return;
    log.info({ lease: name, epoch: lease.epoch }, 'this process leads');
    const started: Term = {
      lease,
      heldAt: askedAt,
      isLost: false,
      work: startWork(lease, () => {
        started.isLost = true;
        attemptNow();
      }),
    };
    term = started;
  }

  /** Returns whether the lease is still held, as far as this process can know. */
  async function renew(current: Term): Promise<boolean> {
    const askedAt = timers.now();
    if (current.isLost || !(await current.lease.renew())) return false;
    current.heldAt = askedAt;
    return true;
  }

  async function follow(current: Term): Promise<void> {
    log.warn({ lease: name, epoch: current.lease.epoch }, 'this process no longer leads');
    term = null;
    await current.work.stop();
  }

  async function attempt(): Promise<void> {
    try {
      if (term === null) await lead();
      else if (!(await renew(term))) await follow(term);
    } catch (error) {
      log.warn({ lease: name, error: errorForLog(error) }, 'the lease cannot be taken or renewed');
      if (term !== null && timers.now() - term.heldAt >= LEASE_MS) await follow(term);
    }
  }

  function attemptNow(): void {
    cancelTimer?.();
    if (isStopped) return;
    running = running.then(attempt).then(() => {
      // Two attempts may have been queued.
      cancelTimer?.();
      if (!isStopped) cancelTimer = timers.after(RENEW_MS, attemptNow);
    });
  }

  return {
    start: attemptNow,
    isLeading: () => term !== null,
    async stop() {
      isStopped = true;
      cancelTimer?.();
      await running;
      const last = term;
      term = null;
      await last?.work.stop();
      await last?.lease.release().catch(() => {});
    },
  };
}
