import { beforeEach, expect, it } from 'vitest';
import { type Chores, createChores } from './chores.ts';
import { createLogger } from './http/log.ts';
import { createTestTimers, type TestTimers } from './testing/timers.ts';

let timers: TestTimers;
let lines: string[];
let done: string[];
let chores: Chores;
beforeEach(() => {
  timers = createTestTimers();
  [lines, done] = [[], []];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const often = { name: 'often', everyMs: 10, run: async () => done.push('often') };
  const broken = {
    name: 'broken',
    everyMs: 25,
    run: async () => {
      done.push('broken');
      throw new Error('on purpose');
    },
  };
  chores = createChores([often, broken], timers, log);
});

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5) {
    timers.advance(5);
    await chores.settled();
  }
}

it('each is done at the start and then at its times, whatever becomes of the others', async () => {
  chores.start();
  await chores.settled();
  expect(done).toEqual(['often', 'broken']);
  await pass(25);
  expect(done).toEqual(['often', 'broken', 'often', 'often', 'broken']);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"chore":"broken"');
});

it('none is done after the end, which waits for what is under way and tells it', async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let ended = false;
  let isTold = false;
  const run = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => void (isTold = true));
    await end;
    done.push('long');
  };
  chores = createChores([{ name: 'long', everyMs: 5, run }], timers, createLogger('silent'));
  chores.start();
  const stopping = chores.stop().then(() => (ended = true));
  await Promise.resolve();
  expect([ended, isTold]).toEqual([false, true]);
  finish();
  await stopping;
  timers.advance(100);
  await chores.settled();
  expect(done).toEqual(['long']);
});
