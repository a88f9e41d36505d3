import '@machine/ui/theme.css';
import * as fc from 'fast-check';
import { setupWorker } from 'msw/browser';
import { beforeAll, expect, inject, test } from 'vitest';
import { ACTION_NAMES, type ActionName } from './actions.ts';
import { FAULT_NAMES } from './faults.ts';
import { play, type Step } from './session.tsx';

const STEPS = 30;
const worker = setupWorker();

/** What a page fetches when it wants it: to fetch it is not what is tested. */
const parts = import.meta.glob(['../panels/*.ts*', '../routes/*Route.tsx']);

beforeAll(async () => {
  await Promise.all(Object.values(parts).map((load) => load()));
  await worker.start({ quiet: true, serviceWorker: { url: '/mockServiceWorker.js' } });
});

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('go', 'go', 'log in') },
    { weight: 3, arbitrary: fc.constantFrom(...ACTION_NAMES) },
  ),
  chance: fc.noBias(fc.nat(1_000)),
  fault: fc.option(fc.constantFrom(...FAULT_NAMES), { freq: 2 }),
});
const session = fc.array(step, { minLength: STEPS, maxLength: STEPS });

test('AF19, I1, I2, I4, I5, I7-I12: whatever a player does and whatever fails, the page keeps its promises', async () => {
  const { runs, seed } = inject('sessions');
  const done = new Map<ActionName, number>();
  const run = async (steps: Step[]) => {
    for (const action of await play(worker, steps)) done.set(action, (done.get(action) ?? 0) + 1);
  };
  // One session says enough: what it did, and the seed that does it again.
  await fc.assert(fc.asyncProperty(session, run), { numRuns: runs, seed, endOnFailure: true });
  // Sessions of things that were not there have shown nothing; a retry, say, is there only by chance.
  expect(ACTION_NAMES.filter((action) => !done.has(action)).length).toBeLessThan(ACTION_NAMES.length / 5);
});
