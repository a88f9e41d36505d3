import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../clock/time.ts';
import { z } from 'zod';
import { failingAfter } from '../../testing/failing.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { selectFrom } from '../../testing/queries.ts';
import type { OpenDatabase } from '../db/open.ts';
import { createLogger } from '../http/log.ts';
import { addJob, defineTask } from './job.ts';
import { handleBatches, handleSteps, type JobHandler } from './job-handler.ts';
import { createJobRunner } from './job-runner.ts';
import { ATTEMPTS_MAX } from './waiting-jobs.ts';

const write = defineTask('write', z.object({ name: z.string() }));
const count = defineTask('count', z.object({ name: z.string(), from: z.number(), to: z.number() }));
const unhandled = defineTask('unhandled', z.object({}));

let database: OpenDatabase;
let now: number;
let lines: string[];
let batches: string[][];
let committed: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  now = Date.now() + HOUR_MS;
  [lines, batches, committed] = [[], [], []];
});

/** Writes rows of `key_value`: their names are unique, so a repeated job would fail. */
const handlers: JobHandler[] = [
  handleBatches(write, 3, async (payloads, { db, afterCommit }) => {
    batches.push(payloads.map(({ name }) => name));
    for (const { name } of payloads) {
      if (name.startsWith('broken')) throw new Error('broken');
      await db.insertInto('key_value').values({ name, value: '' }).execute();
      afterCommit(() => committed.push(name));
    }
  }),
  handleSteps(count, async ({ name, from, to }, { db }) => {
    batches.push([`${name}-${from}`]);
    await db
      .insertInto('key_value')
      .values({ name: `${name}-${from}`, value: '' })
      .execute();
    return from === to ? undefined : { name, from: from + 1, to };
  }),
];

const runner = (options: Partial<Parameters<typeof createJobRunner>[0]> = {}) => {
  const { db, isShared } = database;
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  return createJobRunner({ db, isShared, handlers, log, now: () => now, ...options });
};
const addAll = async (...names: string[]) => {
  for (const name of names) await addJob(database.db, write, { name });
};
/** Returns the failures of each waiting job. */
const waiting = async () => (await selectFrom(database.db, 'jobs', ['attempts'])).map(({ attempts }) => attempts);
const written = async () => {
  const rows = await database.db.selectFrom('key_value').select('name').where('name', 'like', '%-%').execute();
  return rows.map(({ name }) => name).toSorted();
};

it('runs jobs in batches of their task, and removes them', async () => {
  await addAll('a-1', 'a-2', 'a-3', 'a-4');
  await runner().run();
  expect(batches.map((batch) => batch.length)).toEqual([3, 1]);
  const all = ['a-1', 'a-2', 'a-3', 'a-4'];
  expect([await written(), committed.toSorted(), await waiting()]).toEqual([all, all, []]);
});

it('runs one job for several with the same key, with the last payload, and one that is added meanwhile', async () => {
  const again = handleBatches(write, 1, async ([payload], context) => {
    batches.push([payload?.name ?? '']);
    if (batches.length === 1) await addJob(context.db, write, { name: 'third' }, { key: 'same' });
  });
  for (const name of ['first', 'second']) await addJob(database.db, write, { name }, { key: 'same' });
  await runner({ handlers: [again] }).run();
  expect([batches, await waiting()]).toEqual([[['second'], ['third']], []]);
});

it('lets other jobs run between the steps of a long one', async () => {
  await addJob(database.db, count, { name: 'b', from: 1, to: 3 });
  const [writes, steps] = handlers as [JobHandler, JobHandler];
  // Added during the first step.
  const adding: JobHandler = {
    ...steps,
    async run(payloads, context) {
      if (batches.length === 0) await addJob(context.db, write, { name: 'a-1' });
      return steps.run(payloads, context);
    },
  };
  await runner({ handlers: [writes, adding], now: () => (now += 1) }).run();
  expect(await written()).toEqual(['a-1', 'b-1', 'b-2', 'b-3']);
  expect(batches.flat()).toEqual(['b-1', 'a-1', 'b-2', 'b-3']);
  expect(await waiting()).toEqual([]);
});

it('does everything once when any statement fails', async () => {
  await addJob(database.db, count, { name: 'b', from: 1, to: 3 });
  await addAll('a-1', 'a-2', 'a-3', 'a-4');
  for (let statements = 0; (await waiting()).length > 0; statements += 1) {
    // Without the failures that are expected.
    await runner({ db: failingAfter(database.db, statements), log: createLogger('silent') }).run();
    now += HOUR_MS;
    expect(statements).toBeLessThan(100);
  }
  expect(await written()).toEqual(['a-1', 'a-2', 'a-3', 'a-4', 'b-1', 'b-2', 'b-3']);
  expect(committed.toSorted()).toEqual(['a-1', 'a-2', 'a-3', 'a-4']);
});

describe('a job that fails', () => {
  it('is retried alone, ever later, and finally dropped', async () => {
    await addAll('broken', 'a-1');
    await runner().run();
    expect([await written(), await waiting()]).toEqual([[], [1, 1]]);
    now += 1_000;
    await runner().run();
    expect([await written(), await waiting()]).toEqual([['a-1'], [2]]);
    now += 1_000;
    await runner().run();
    expect(await waiting()).toEqual([2]);
    for (let attempts = 2; attempts < ATTEMPTS_MAX; attempts += 1) {
      now += HOUR_MS;
      await runner().run();
    }
    expect(await waiting()).toEqual([]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ task: 'write', dropped: 1, error: { message: 'broken' } });
  });

  it('is one without a handler, or with another payload', async () => {
    await addJob(database.db, unhandled, {});
    await database.db
      .insertInto('jobs')
      .values({ key: 'old', task: 'write', payload: '{}', run_at: 0, expires_at: null })
      .execute();
    await runner().run();
    expect(await waiting()).toEqual([1, 1]);
  });
});

it('drops jobs that have expired', async () => {
  await addJob(database.db, write, { name: 'a-1' }, { expiresAt: now });
  await addJob(database.db, write, { name: 'a-2' }, { expiresAt: now + 1 });
  await runner().run();
  expect([await written(), await waiting()]).toEqual([['a-2'], []]);
});

it('runs each job once in several concurrent runners', async () => {
  await addAll(...Array.from({ length: 20 }, (_, index) => `a-${index}`));
  await Promise.all([runner().run(), runner().run(), runner().run()]);
  await runner().run();
  expect([(await written()).length, await waiting(), lines]).toEqual([20, [], []]);
});
