import { describe, test } from 'vitest';
import { type CaseRun, type Expectation, mountCase } from './case-run.ts';
import { EXPECTATION_TITLES } from './expectation-titles.ts';
import { POLL_EXPECTATIONS } from './expectations-poll.ts';
import { READ_EXPECTATIONS, recoverRead } from './expectations-read.ts';
import { recoverWrite, WRITE_EXPECTATIONS } from './expectations-write.ts';
import { FAULT_COUNT, type FaultId } from './fault-matrix.ts';
import type { ExpectationCode } from './fault-matrix.ts';
import { variantsOf } from './fault-variants.ts';
import type { CallFixture } from './fixture.ts';
import { checkInvariants } from './invariants.ts';
import { isSelected } from './selection.ts';

const KINDS: { [K in CallFixture['kind']]: { expectations: object; recover?: object } } = {
  read: { expectations: READ_EXPECTATIONS, recover: recoverRead },
  poll: { expectations: POLL_EXPECTATIONS },
  write: { expectations: WRITE_EXPECTATIONS, recover: recoverWrite },
};

const faultIds = Array.from({ length: FAULT_COUNT }, (_, index): FaultId => `F${index + 1}`);

/** Registers one test per variant of each fault, and checks the invariants after each of them. */
export function runFaultCases(fixtures: readonly CallFixture[]): void {
  for (const fixture of fixtures) {
    describe(`${fixture.call.method} ${fixture.call.path}`, () => {
      for (const faultId of faultIds) {
        for (const [index, { fault, codes }] of variantsOf(fixture, fixture.id, faultId).entries()) {
          const variant = fault.variant && fault.variant !== fault.description ? ` (${fault.variant})` : '';
          const expected = codes.map((code) => EXPECTATION_TITLES[code]).join('; ');
          test.skipIf(!isSelected(fixture.id, faultId, index === 0))(
            `${fault.description}${variant}: ${expected} (${fixture.id}, ${faultId})`,
            () => runFaultCase(mountCase(fixture, fault), codes),
          );
        }
      }
    });
  }
}

async function runFaultCase(run: CaseRun, codes: readonly ExpectationCode[]): Promise<void> {
  const { expectations, recover } = KINDS[run.fixture.kind];
  try {
    for (const code of codes) {
      const expectation = (expectations as Partial<Record<ExpectationCode, Expectation>>)[code];
      if (!expectation) throw new Error(`A ${run.fixture.kind} has no expectation ${code}.`);
      await expectation(run);
    }
    await checkInvariants(run.app, run.expected);
    await (recover as ((run: CaseRun, code: ExpectationCode | undefined) => Promise<void>) | undefined)?.(
      run,
      codes[0],
    );
    await checkInvariants(run.app, run.expected);
  } finally {
    run.app.unmount();
  }
}
