import { expect, test } from 'vitest';
import type { Call, EndpointName } from './call.ts';
import { type Case, openCase } from './case.ts';
import type { Outcomes } from './faults.ts';
import { describeSteps, idsOf, type Run, type Select, selectRuns } from './select-runs.ts';

type Check<Run> = (run: Run) => Promise<void>;
/** A failure after which the player can make the call again. */
export type Failure<Run> = { fails: Check<Run>; recovers: Check<Run> };

/** What a player sees of each fault of a kind of call, and how to check it. */
type Kind<C extends Call, Outcome extends string> = {
  outcomes: Outcomes<Outcome>;
  checks: Record<Outcome, Check<Case<C>> | Failure<Case<C>>>;
  select: Select<Outcome>;
  /** Makes the call after an earlier fault. */
  again?: Check<Case<C>>;
};

/** For one fault. */
const TIMEOUT_MS = 20_000;

/** Registers the tests of these calls. */
export function runCases<C extends Call, Outcome extends string>(
  calls: Partial<Record<EndpointName, NoInfer<C> & { except?: Partial<Outcomes<Outcome>> }>>,
  kind: Kind<C, Outcome>,
): void {
  for (const { name, call, steps } of selectRuns(calls, kind)) {
    const timeout = TIMEOUT_MS * steps.length;
    test(`${name}: ${describeSteps(steps)} (${idsOf(call, steps)})`, { timeout }, async () => {
      expect.hasAssertions();
      await play(name, call, { kind, steps });
    });
  }
}

/** Lets a call meet the faults one after the other, on one page. */
async function play<C extends Call, Outcome extends string>(
  name: EndpointName,
  call: C,
  { kind, steps }: { kind: Kind<C, Outcome>; steps: Run<Outcome> },
): Promise<void> {
  const run = openCase<C>(name, call, steps[0].fault);
  run.again = async () => kind.again?.(run);
  try {
    for (const [index, { outcome, fault }] of steps.entries()) {
      if (index > 0) await run.changeFault(fault);
      await check(run, kind.checks[outcome], index === steps.length - 1).catch((error: unknown) => {
        throw new Error(`When ${fault.when}: ${String(error)}`, { cause: error });
      });
    }
    // Otherwise the handlers of the next test would answer what is still pending.
    await run.app.allSettled();
  } finally {
    run.app.unmount();
  }
}

/** Checks the outcome of the current fault and, after the last one, the recovery; and the invariants after both. */
async function check<C extends Call>(run: Case<C>, outcome: Check<Case<C>> | Failure<Case<C>>, isLast: boolean) {
  if (typeof outcome === 'function') await outcome(run);
  else await outcome.fails(run);
  await run.checkInvariants();
  if (!isLast || typeof outcome === 'function') return;
  await outcome.recovers(run);
  await run.checkInvariants();
}
