import type { z } from 'zod';
import type { Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';

/** A kind of work that is stored as jobs. Databases contain names and payloads, so change them compatibly. */
export type Task<Payload> = { name: string; schema: z.ZodType<Payload> };

export const defineTask = <Payload>(name: string, schema: z.ZodType<Payload>): Task<Payload> => ({ name, schema });

type JobOptions = {
  /** Jobs with the same key are one job: a later one replaces the payload of one that is waiting. */
  key?: string;
  /** The real time from which the job is dropped instead of run. Without one it never expires. */
  expiresAt?: Instant;
};

/**
 * Stores a job. Call it in the transaction that causes the work, so that either both are stored or neither. The job runs
 * after the commit, in any process, at least once.
 */
export async function addJob<Payload>(
  db: Db,
  { name, schema }: Task<Payload>,
  payload: Payload,
  { key = crypto.randomUUID(), expiresAt }: JobOptions = {},
): Promise<void> {
  const columns = { payload: JSON.stringify(schema.parse(payload)), expires_at: expiresAt ?? null };
  await db
    .insertInto('jobs')
    .values({ key, task: name, run_at: Date.now(), ...columns })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ ...columns, revision: eb('jobs.revision', '+', 1) })),
    )
    .execute();
}
