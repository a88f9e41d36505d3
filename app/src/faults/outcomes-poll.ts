import { DEADLINE_MS } from '@machine/contract';
import { expect } from 'vitest';
import { pass } from './clock.ts';
import { find, isSeen, page, seen } from './dom.ts';
import { expectLatest } from './outcomes-late.ts';
import { isHostileSeen } from './outcomes-read.ts';
import type { Code } from './matrix.ts';
import { asked, begin, expectNoToast, liftOf, type Outcome, type Run, sessionChecks } from './run.ts';
import type { Poll } from './scene.ts';
import { answered, lay } from './stage.tsx';

const PAUSED = 'Live updates paused. Retrying…';
/** How long one question takes under this fault, by the page's clock. */
const takes = ({ fault }: Run<Poll>) => ({ F2: DEADLINE_MS.read, F3: 10_000 })[fault.id as string] ?? 0;

/** The next question, and its answer or its failure. */
async function tick(run: Run<Poll>): Promise<void> {
  // A tick that falls into an open question is none.
  if (takes(run) === 0) await answered(run.scene.call, run.stage, asked(run).length);
  const before = asked(run).length;
  await pass(run.scene.everyMs);
  await seen(() => asked(run).length > before, `${run.scene.id} is asked again.`);
  if (takes(run) > 0) await pass(takes(run));
  await answered(run.scene.call, run.stage, before + 1);
}

const firstFails: Outcome<Poll> = async (run) => {
  await begin(run);
  await seen(() => asked(run).length > 0);
  if (takes(run) > 0) await pass(takes(run));
  await answered(run.scene.call, run.stage, 1);
  await seen(run.scene.atFirst);
  expect(isSeen(run.scene.ready)).toBe(false);
  expectNoToast(run);
};

/** All is well until here; the fault comes with the next question. */
const wellAtFirst = async (run: Run<Poll>) => {
  liftOf(run);
  await begin(run);
  await seen(run.scene.ready);
  await answered(run.scene.call, run.stage, 1);
};

export const POLL_OUTCOMES: Partial<Record<Code, Outcome<Poll>>> = {
  K: async (run) => {
    const { scene, fault, stage } = run;
    if (fault.id === 'F3' || fault.id === 'F6' || fault.id === 'F10') {
      await wellAtFirst(run);
      lay(scene, fault, stage);
      if (fault.id !== 'F3') await tick(run);
      if (!fault.endsSession) await seen(scene.ready, 'What was known stays.');
      return expectNoToast(run);
    }
    await firstFails(run);
    liftOf(run);
    // R2: the network's return is a question of its own.
    if (!fault.isOffline) await pass(scene.everyMs);
    await seen(scene.ready, 'The next question heals it.');
    lay(scene, fault, stage);
    for (let failures = 1; failures <= 3; failures++) {
      expect(isSeen(PAUSED)).toBe(false);
      await tick(run);
    }
    if (scene.hasLine) await seen(PAUSED);
    expect(isSeen(scene.ready), 'What was known stays.').toBe(true);
    expectNoToast(run);
    liftOf(run);
    if (!fault.isOffline) await pass(scene.everyMs);
    await seen(() => isSeen(scene.ready) && !isSeen(PAUSED), 'The line goes.');
  },
  OK: async (run) => {
    const before = asked(run).length;
    await pass(run.scene.everyMs);
    await seen(() => asked(run).length > before && run.stage.reachedCount > 0);
    expect(isSeen(run.scene.ready)).toBe(true);
    await pass(10_000);
    await answered(run.scene.call, run.stage, before + 1);
    await seen(run.scene.ready);
    expectNoToast(run);
  },
  RC: async (run) => {
    const { fault } = run;
    await seen(() => sessionChecks(run) === 2, 'R6: it is asked once who we are.');
    if (fault.endsSession) await seen(() => find('button', 'Log in') !== undefined, 'R6: the header is anonymous.');
    else expect(isSeen(run.scene.ready), 'who is still logged in keeps everything').toBe(true);
    expectNoToast(run);
  },
  WT: async (run) => {
    const before = asked(run).length;
    await pass(27_000);
    expect(asked(run), 'R10: polls skip their turns').toHaveLength(before);
    liftOf(run);
    await pass(Math.max(4_000, run.scene.everyMs));
    await seen(() => asked(run).length > before, 'R10: and then go on.');
    await seen(run.scene.ready);
  },
  DR: async (run) => {
    await begin(run);
    await answered(run.scene.call, run.stage, 1);
    // Of one object no row is left that would be good.
    const isList = Array.isArray(run.scene.good);
    await seen(isList ? run.scene.ready : () => page().querySelector('main h1')?.textContent !== '');
    expectNoToast(run);
  },
  VL: async (run) => {
    await begin(run);
    const rows = () => page().querySelectorAll(run.scene.rows ?? '').length;
    await seen(() => rows() > 0, 'No row of the long list.');
    expect(rows(), 'R13: what is drawn of 10,000 rows').toBeLessThanOrEqual(200);
  },
  TX: async (run) => {
    await begin(run);
    await answered(run.scene.call, run.stage, 1);
    if (run.scene.id !== 'C28') await seen(isHostileSeen, 'Nothing of the hostile text is shown literally.');
    expectNoToast(run);
  },
  NE: async (run) => {
    await begin(run);
    await seen(run.scene.empty ?? '');
    run.expected.isEmpty = true;
    expectNoToast(run);
  },
  LW: (run) => expectLatest(run),
};
