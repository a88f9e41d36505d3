import { describe, test } from 'vitest';
import { formsOf } from './forms.ts';
import { checkInvariants } from './invariants.ts';
import { isRun } from './part.ts';
import { FAULT_COUNT, type FaultId } from './matrix.ts';
import { POLL_OUTCOMES } from './outcomes-poll.ts';
import { READ_OUTCOMES, recoverRead } from './outcomes-read.ts';
import { recoverWrite, WRITE_OUTCOMES } from './outcomes-write.ts';
import type { Code } from './matrix.ts';
import { type Outcome, raise, type Run } from './run.ts';
import type { Scene } from './scene.ts';
import { PROMISES } from './words-of.ts';

const KINDS: { [K in Scene['kind']]: { outcomes: object; recover?: object } } = {
  read: { outcomes: READ_OUTCOMES, recover: recoverRead },
  poll: { outcomes: POLL_OUTCOMES },
  write: { outcomes: WRITE_OUTCOMES, recover: recoverWrite },
};

const faultIds = Array.from({ length: FAULT_COUNT }, (_, index): FaultId => `F${index + 1}`);

/** One test a cell, or one a form of its fault; after each of them the invariants. */
export function runCells(scenes: readonly Scene[]): void {
  for (const scene of scenes) {
    describe(`${scene.id} ${scene.call.method} ${scene.call.path}`, () => {
      for (const faultId of faultIds) {
        for (const [index, { fault, codes }] of formsOf(scene, scene.id, faultId).entries()) {
          const form = fault.form ? ` (${fault.form})` : '';
          const promise = codes.map((code) => PROMISES[code]).join('; ');
          test.skipIf(!isRun(scene.id, faultId, index === 0))(
            `${scene.id}×${faultId}${form}: ${fault.words}: ${promise}`,
            () => runCell(raise(scene, fault), codes),
          );
        }
      }
    });
  }
}

async function runCell(run: Run, codes: readonly Code[]): Promise<void> {
  const { outcomes, recover } = KINDS[run.scene.kind];
  try {
    for (const code of codes) {
      const outcome = (outcomes as Partial<Record<Code, Outcome>>)[code];
      if (!outcome) throw new Error(`A ${run.scene.kind} has no outcome ${code}.`);
      await outcome(run);
    }
    await checkInvariants(run.stage, run.expected);
    await (recover as ((run: Run, code: Code | undefined) => Promise<void>) | undefined)?.(run, codes[0]);
    await checkInvariants(run.stage, run.expected);
  } finally {
    run.stage.unmount();
  }
}
