import { test } from 'vitest';
import type { Call, EndpointName } from './call.ts';
import { type Case, openCase } from './case.ts';
import { type Fault, FAULT_NAMES, faultsOf, type Outcomes } from './faults.ts';

/** What a player sees of each fault of a kind of call, and how to check it. */
type Kind<C extends Call, Outcome extends string> = {
  outcomes: Outcomes<Outcome>;
  checks: Record<Outcome, (run: Case<C>) => Promise<void>>;
};

/** `npm run test:long` runs every case; `npm test` these calls with every fault, and every call with these faults. */
const runsAll = import.meta.env.FAULTS === 'all';
const CALLS: readonly EndpointName[] = ['currentUser', 'spotlightPrediction', 'matchChat', 'lockPick'];
const FAULTS = /the session has ended|the server returns 500$|the hostile text "(?:tag|long)"/;
const isSelected = (name: EndpointName, { when }: Fault) => runsAll || CALLS.includes(name) || FAULTS.test(when);

/** Registers one test per call and variant of a fault, and checks the invariants after each of them. */
export function runCases<C extends Call, Outcome extends string>(
  calls: Partial<Record<EndpointName, NoInfer<C> & { except?: Partial<Outcomes<Outcome>> }>>,
  { outcomes, checks }: Kind<C, Outcome>,
): void {
  for (const [key, call] of Object.entries(calls)) {
    const name = key as EndpointName;
    for (const faultName of FAULT_NAMES) {
      const outcome = { ...outcomes, ...call.except }[faultName];
      if (outcome === null) continue;
      for (const fault of faultsOf(faultName, call)) {
        test.runIf(isSelected(name, fault))(
          `${name}: ${outcome} when ${fault.when} (${call.id}, ${fault.id})`,
          async () => {
            const run = openCase<C>(name, call, fault);
            try {
              await checks[outcome](run);
              await run.checkInvariants();
            } finally {
              run.app.unmount();
            }
          },
        );
      }
    }
  }
}
