import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { ACTION_NAMES, type ActionName } from './actions.ts';
import { playSession, type Step } from './play-session.tsx';
import { FAULT_NAMES } from './random-faults.ts';

const STEPS = 30;
/** Any number of sessions may be played. */
const MAX_MS = 24 * 60 * 60_000;

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('go', 'go', 'log in') },
    { weight: 3, arbitrary: fc.constantFrom(...ACTION_NAMES) },
  ),
  random: fc.noBias(fc.nat(1_000)),
  fault: fc.option(fc.constantFrom(...FAULT_NAMES), { freq: 2 }),
});
const session = fc.array(step, { minLength: STEPS, maxLength: STEPS });

test(
  'random actions and faults break no invariant',
  async () => {
    const { runs, seed } = inject('fuzz');
    const done = new Map<ActionName, number>();
    const run = async (steps: Step[]) => {
      for (const action of await playSession(steps)) done.set(action, (done.get(action) ?? 0) + 1);
    };
    // A failing session reports its log and its seed, so it needs no shrinking.
    await fc.assert(fc.asyncProperty(session, run), { numRuns: runs, seed, endOnFailure: true });
    // Guards against sessions in which most actions were impossible. Some, such as a retry, appear only by chance.
    expect(ACTION_NAMES.filter((action) => !done.has(action)).length).toBeLessThan(ACTION_NAMES.length / 5);
  },
  MAX_MS,
);
