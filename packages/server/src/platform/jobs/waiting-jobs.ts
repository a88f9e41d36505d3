import { type Selectable, sql } from 'kysely';
import { HOUR_MS, type Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

export type StoredJob = Selectable<Tables['jobs']>;

/** The advisory lock of the process that runs jobs, one per schema. */
const LOCK_ID = 20_261_120;

/** Failed jobs are retried after 1 s, 2 s, 4 s and so on, up to an hour: for about a day in all. */
const RETRY_MS = 1_000;
const RETRY_MAX_MS = HOUR_MS;
export const ATTEMPTS_MAX = 36;

/**
 * Keeps other processes from running jobs until the end of the transaction. Returns false while another one runs some. A
 * process that dies loses its transaction, and with it the lock.
 */
export async function lockJobs(db: Db, isShared: boolean): Promise<boolean> {
  // SQLite has one process and one transaction at a time.
  if (!isShared) return true;
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK_ID)}, hashtext(current_schema())) as locked`.execute(db);
  return rows[0]?.locked === true;
}

const dueJobs = (db: Db, now: Instant) =>
  db.selectFrom('jobs').selectAll().where('run_at', '<=', now).orderBy('run_at').orderBy('key');

/** Returns the jobs to run next: the one that has been due for longest, and further ones of its task. */
export async function nextJobs(
  db: Db,
  now: Instant,
  batchSizeOf: (task: string) => number,
): Promise<readonly StoredJob[]> {
  const first = await dueJobs(db, now).limit(1).executeTakeFirst();
  if (first === undefined) return [];
  const size = batchSizeOf(first.task);
  // A job that has failed runs alone, so that it doesn't keep others from succeeding.
  if (size === 1 || first.attempts > 0) return [first];
  return dueJobs(db, now).where('task', '=', first.task).where('attempts', '=', 0).limit(size).execute();
}

/** Deletes jobs, except for those that have been added again in the meantime. */
export async function finishJobs(db: Db, jobs: readonly StoredJob[]): Promise<void> {
  for (const [revision, same] of Map.groupBy(jobs, (job) => job.revision)) {
    await db.deleteFrom('jobs').where('key', 'in', keysOf(same)).where('revision', '=', revision).execute();
  }
}

/** Stores the payload with which a job continues, after the jobs that are already due. */
export async function continueJob(db: Db, { key, revision }: StoredJob, payload: string, now: Instant): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload, run_at: now, attempts: 0 })
    .where('key', '=', key)
    .where('revision', '=', revision)
    .execute();
}

/** Schedules the next attempt of jobs that have failed together. Returns those that are given up. */
export async function retryJobs(db: Db, jobs: readonly StoredJob[], now: Instant): Promise<readonly StoredJob[]> {
  const [attempts = 0] = jobs.map((job) => job.attempts);
  if (attempts + 1 >= ATTEMPTS_MAX) {
    await finishJobs(db, jobs);
    return jobs;
  }
  await db
    .updateTable('jobs')
    .set({ attempts: attempts + 1, run_at: now + Math.min(RETRY_MS * 2 ** attempts, RETRY_MAX_MS) })
    .where('key', 'in', keysOf(jobs))
    .execute();
  return [];
}

const keysOf = (jobs: readonly StoredJob[]) => jobs.map(({ key }) => key);
