import type { Db } from '../db/open.ts';
import type { Task } from './job.ts';

export type JobContext = {
  /** The transaction in which the jobs run and are marked as done. */
  db: Db;
  /** Runs `work`, which must not fail, once the transaction is committed. */
  afterCommit(work: () => void): void;
};

/** Runs the jobs of one task. */
export type JobHandler = {
  task: string;
  /** Jobs per run. */
  batchSize: number;
  /** Returns the payload with which a single job continues, or undefined when the jobs are done. */
  run(payloads: readonly string[], context: JobContext): Promise<string | undefined>;
};

/** Runs up to `batchSize` waiting jobs of a task at once. Running a job twice must make no difference. */
export const handleBatches = <Payload>(
  { name, schema }: Task<Payload>,
  batchSize: number,
  run: (payloads: readonly Payload[], context: JobContext) => Promise<void>,
): JobHandler => ({
  task: name,
  batchSize,
  async run(texts, context) {
    const payloads = texts.map((text) => schema.parse(JSON.parse(text)));
    await run(payloads, context);
    return undefined;
  },
});

/**
 * Runs each job of a task in steps, each in a transaction of its own: `run` returns the payload for the next step, or
 * undefined at the end. Other jobs run between the steps, so steps have to be short.
 */
export const handleSteps = <Payload>(
  { name, schema }: Task<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<Payload | undefined>,
): JobHandler => ({
  task: name,
  batchSize: 1,
  async run([text = ''], context) {
    const next = await run(schema.parse(JSON.parse(text)), context);
    return next === undefined ? undefined : JSON.stringify(next);
  },
});
