import { expect, it } from 'vitest';
import { createAfterwards } from './afterwards.ts';
import { createLogger } from './http/log.ts';

const open = () => {
  const lines: string[] = [];
  return { lines, afterwards: createAfterwards(createLogger('error', { write: (line) => void lines.push(line) })) };
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
