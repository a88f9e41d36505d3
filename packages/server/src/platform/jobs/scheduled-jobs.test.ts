import { beforeEach, expect, it } from 'vitest';
import { type ScheduledJobs, createScheduledJobs } from './scheduled-jobs.ts';
import { createLogger } from '../http/log.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';

let timers: TestTimers;
let lines: string[];
let runs: string[];
let jobs: ScheduledJobs;
beforeEach(() => {
  timers = createTestTimers();
  [lines, runs] = [[], []];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const often = { name: 'often', everyMs: 10, run: async () => runs.push('often') };
  const fail = async () => {
    runs.push('broken');
    throw new Error('on purpose');
  };
  jobs = createScheduledJobs([often, { name: 'broken', everyMs: 25, run: fail }], timers, log);
});

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5) {
    timers.advance(5);
    await jobs.settled();
  }
}

it('runs each job at startup and at its interval, whether or not others fail', async () => {
  jobs.start();
  await jobs.settled();
  expect(runs).toEqual(['often', 'broken']);
  await pass(25);
  expect(runs).toEqual(['often', 'broken', 'often', 'often', 'broken']);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"job":"broken"');
});

it('runs nothing after stop, which aborts the running jobs and waits for them', async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let ended = false;
  let isAborted = false;
  const run = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => void (isAborted = true));
    await end;
    runs.push('long');
  };
  jobs = createScheduledJobs([{ name: 'long', everyMs: 5, run }], timers, createLogger('silent'));
  jobs.start();
  const stopping = jobs.stop().then(() => (ended = true));
  await Promise.resolve();
  expect([ended, isAborted]).toEqual([false, true]);
  finish();
  await stopping;
  timers.advance(100);
  await jobs.settled();
  expect(runs).toEqual(['long']);
});

it('runs its jobs again when this process leads again', async () => {
  const { stop } = jobs.start();
  await stop();
  await pass(50);
  expect(runs).toEqual(['often', 'broken']);
  jobs.start();
  await jobs.settled();
  await pass(10);
  expect(runs).toEqual(['often', 'broken', 'often', 'broken', 'often']);
});
