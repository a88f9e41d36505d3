import { describe, expect, it } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';
import { createLogger } from '../http/log.ts';
import { createTestTimers } from '../../testing/test-timers.ts';

const open = () => {
  const lines: string[] = [];
  const timers = createTestTimers();
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  return { lines, timers, backgroundTasks: createBackgroundTasks(log, timers) };
};

it('runs tasks one by one after the caller has continued, and settles after the last one', async () => {
  const { backgroundTasks } = open();
  const steps: string[] = [];
  backgroundTasks.enqueue(async () => {
    steps.push('first starts');
    await new Promise(setImmediate);
    steps.push('first ends');
    backgroundTasks.enqueue(async () => steps.push('third'));
  });
  backgroundTasks.enqueue(async () => steps.push('second'));
  steps.push('responded');
  await backgroundTasks.settled();
  expect(steps).toEqual(['responded', 'first starts', 'first ends', 'second', 'third']);
});

it('logs a task that throws or rejects, and runs the next one', async () => {
  const { backgroundTasks, lines } = open();
  let isDone = false;
  backgroundTasks.enqueue(() => {
    throw new Error('at once');
  });
  backgroundTasks.enqueue(() => Promise.reject(new Error('later')));
  backgroundTasks.enqueue(async () => {
    isDone = true;
  });
  await backgroundTasks.settled();
  expect(isDone).toBe(true);
  expect(lines.map((line) => JSON.parse(line).error.message)).toEqual(['at once', 'later']);
});

const lost = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
const turn = () => new Promise(setImmediate);

describe('while the database is unavailable', () => {
  it('retries a task every second, in order, until it succeeds', async () => {
    const { backgroundTasks, lines, timers } = open();
    const steps: string[] = [];
    const failures = [lost(), lost()];
    backgroundTasks.enqueue(async () => {
      const error = failures.pop();
      steps.push(error === undefined ? 'first' : 'failed');
      if (error !== undefined) throw error;
    });
    backgroundTasks.enqueue(async () => steps.push('second'));
    await turn();
    expect(steps).toEqual(['failed']);
    timers.advance(1_000);
    await turn();
    expect(steps).toEqual(['failed', 'failed']);
    timers.advance(1_000);
    await turn();
    expect([steps, lines]).toEqual([['failed', 'failed', 'first', 'second'], []]);
  });

  it('gives each task one last attempt on shutdown, and logs its failure', async () => {
    const { backgroundTasks, lines } = open();
    let attempts = 0;
    for (let added = 0; added < 2; added += 1) {
      backgroundTasks.enqueue(async () => {
        attempts += 1;
        throw lost();
      });
    }
    await turn();
    await backgroundTasks.settled();
    expect([attempts, lines.length]).toEqual([3, 2]);
  });
});
