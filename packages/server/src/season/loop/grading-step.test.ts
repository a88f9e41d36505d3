import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../../platform/db/open.ts';
import { createLogger } from '../../platform/http/log.ts';
import { failingWhile } from '../../testing/failing.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { openGrading } from '../../testing/grading.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';
import { createGradingStep } from './grading-step.ts';

const WAIT_MS = 1_000;

const grading = openedBeforeEach(openGrading);
let timers: TestTimers;
let lines: string[];
beforeEach(async () => {
  [timers, lines] = [createTestTimers(), []];
  await grading.addPickedMatch('a');
  await grading.end('a', 0, 1);
});

const log = () => createLogger('error', { write: (line) => void lines.push(line) });

/** Returns the database, whose transactions begin only after `release`. */
function heldBack(db: Db) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const transaction = () => ({
    execute: (work: (transaction: Db) => Promise<unknown>) => promise.then(() => db.transaction().execute(work)),
  });
  const get = (target: Db, key: keyof Db) => {
    const value: unknown = key === 'transaction' ? transaction : target[key];
    return typeof value === 'function' ? value.bind(target) : value;
  };
  return { db: new Proxy(db, { get: get as ProxyHandler<Db>['get'] & object }), release };
}

it('waits until everything is graded', async () => {
  const step = createGradingStep(grading.db, log(), timers);
  await step.run(KICK_OFF, Infinity);
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 2 });
  expect(await step.pending()).toEqual(new Set());
});

it('stops waiting for a long grading, names its matches, and doesn’t start another one', async () => {
  const { db, release } = heldBack(grading.db);
  const step = createGradingStep(db, log(), timers);
  for (let tick = 0; tick < 2; tick += 1) {
    const waiting = step.run(KICK_OFF, WAIT_MS);
    timers.advance(WAIT_MS);
    await waiting;
    expect(await step.pending()).toEqual(new Set(['a']));
  }
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 0 });
  release();
  await step.settled();
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 2 });
  expect(await step.pending()).toEqual(new Set());
});

it('logs a failure, and grades at the next run', async () => {
  let isDown = true;
  const step = createGradingStep(
    failingWhile(grading.db, () => isDown),
    log(),
    timers,
  );
  await step.run(KICK_OFF, Infinity);
  expect(lines).toHaveLength(1);
  isDown = false;
  await step.run(KICK_OFF, Infinity);
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 2 });
});
