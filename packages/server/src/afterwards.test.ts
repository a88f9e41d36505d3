import { describe, expect, it } from 'vitest';
import { createAfterwards } from './afterwards.ts';
import { createLogger } from './http/log.ts';
import { createTestTimers } from './testing/timers.ts';

const open = () => {
  const lines: string[] = [];
  const timers = createTestTimers();
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  return { lines, timers, afterwards: createAfterwards(log, timers) };
};

it('is begun after the one who asked for it has gone on, in turn, and waited for to the last', async () => {
  const { afterwards } = open();
  const steps: string[] = [];
  afterwards.do(async () => {
    steps.push('first begins');
    await new Promise(setImmediate);
    steps.push('first ends');
    afterwards.do(async () => steps.push('third'));
  });
  afterwards.do(async () => steps.push('second'));
  steps.push('answered');
  await afterwards.settled();
  expect(steps).toEqual(['answered', 'first begins', 'first ends', 'second', 'third']);
});

it('what fails, at once or later, is logged and stops nothing', async () => {
  const { afterwards, lines } = open();
  let isDone = false;
  afterwards.do(() => {
    throw new Error('at once');
  });
  afterwards.do(() => Promise.reject(new Error('later')));
  afterwards.do(async () => {
    isDone = true;
  });
  await afterwards.settled();
  expect(isDone).toBe(true);
  expect(lines.map((line) => JSON.parse(line).error.message)).toEqual(['at once', 'later']);
});

const lost = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
const turn = () => new Promise(setImmediate);

describe('while the database is away', () => {
  it('work is tried again every second, in its turn, until it is done', async () => {
    const { afterwards, lines, timers } = open();
    const steps: string[] = [];
    const answers = [lost(), lost()];
    afterwards.do(async () => {
      const error = answers.pop();
      steps.push(error === undefined ? 'first' : 'away');
      if (error !== undefined) throw error;
    });
    afterwards.do(async () => steps.push('second'));
    await turn();
    expect(steps).toEqual(['away']);
    timers.advance(1_000);
    await turn();
    expect(steps).toEqual(['away', 'away']);
    timers.advance(1_000);
    await turn();
    expect([steps, lines]).toEqual([['away', 'away', 'first', 'second'], []]);
  });

  it('nobody waits for it who wants to end: all is tried once more, and logged', async () => {
    const { afterwards, lines } = open();
    let tries = 0;
    for (let given = 0; given < 2; given += 1) {
      afterwards.do(async () => {
        tries += 1;
        throw lost();
      });
    }
    await turn();
    await afterwards.settled();
    expect([tries, lines.length]).toEqual([3, 2]);
  });
});
