import { test } from 'vitest';
import type { Call, EndpointName } from './call.ts';
import { type Case, openCase } from './case.ts';
import type { Outcomes } from './faults.ts';
import { type Select, selectRuns, titleOf } from './select-runs.ts';

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
    test(titleOf(name, call, steps), { timeout: TIMEOUT_MS * steps.length }, async () => {
      const [first] = steps;
      if (!first) return;
      const run = openCase<C>(name, call, first.fault);
      run.again = async () => kind.again?.(run);
      try {
        for (const step of steps) {
          if (step !== first) run.changeFault(step.fault);
          await check(run, kind.checks[step.outcome], step === steps.at(-1)).catch((error: unknown) => {
            throw new Error(`When ${step.fault.when}: ${String(error)}`, { cause: error });
          });
        }
        // Otherwise the handlers of the next test would answer them.
        await run.app.allSettled();
      } finally {
        run.app.unmount();
      }
    });
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
