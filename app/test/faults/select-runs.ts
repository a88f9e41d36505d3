import type { Call, EndpointName } from './call.ts';
import { type Fault, FAULT_NAMES, type FaultName, faultsOf, type Outcomes } from './faults.ts';

/** One fault, and what a player sees of it. */
export type Step<Outcome extends string> = { name: FaultName; fault: Fault; outcome: Outcome };

export type Steps<Outcome extends string> = readonly Step<Outcome>[];
/** Faults in the order in which one page meets them. */
export type Run<Outcome extends string> = readonly [Step<Outcome>, ...Step<Outcome>[]];

/**
 * Returns what the pages of a call meet in `npm test`, given every fault that applies to it; an empty list is no page.
 * `index` differs between calls.
 */
export type Select<Outcome extends string> = (
  steps: Steps<Outcome>,
  index: number,
  call: Call,
) => readonly Steps<Outcome>[];

/** With FAULTS=all, as in `npm run test:long`, each call meets each fault, on a page of its own. */
const runsAll = import.meta.env.FAULTS === 'all';

type Calls<C extends Call, Outcome extends string> = Partial<
  Record<EndpointName, C & { except?: Partial<Outcomes<Outcome>> }>
>;

/** Returns the runs of all calls of a kind. */
export function selectRuns<C extends Call, Outcome extends string>(
  calls: Calls<C, Outcome>,
  { outcomes, select }: { outcomes: Outcomes<Outcome>; select: Select<Outcome> },
) {
  return Object.entries(calls).flatMap(([key, call], index) => {
    const steps = FAULT_NAMES.flatMap((name): Steps<Outcome> => {
      const outcome = { ...outcomes, ...call.except }[name];
      return outcome === null ? [] : faultsOf(name, call).map((fault) => ({ name, fault, outcome }));
    });
    const runs = runsAll ? steps.map((step) => [step]) : select(steps, index, call);
    return runs.flatMap(([first, ...others]) =>
      first ? [{ name: key as EndpointName, call: call as C, steps: [first, ...others] as Run<Outcome> }] : [],
    );
  });
}

/** Returns the steps with one of these faults, in the order of the names. */
export const only = <Outcome extends string>(steps: Steps<Outcome>, ...names: FaultName[]): Steps<Outcome> =>
  names.flatMap((name) => steps.filter((step) => step.name === name));

/** Returns `count` steps, the next ones for each index, so that the calls share all of them evenly. */
export const share = <Outcome extends string>(steps: Steps<Outcome>, index: number, count: number): Steps<Outcome> =>
  Array.from({ length: Math.min(count, steps.length) }, (_, offset) => (index * count + offset) % steps.length).flatMap(
    (position) => steps[position] ?? [],
  );

/** "rolls back … when the server returns 500", or "does what its row promises when …, then when …". */
export const describeSteps = <Outcome extends string>([first, ...others]: Run<Outcome>): string =>
  [
    `${others.length === 0 ? first.outcome : 'does what its row promises'} when ${first.fault.when}`,
    ...others.map(({ fault }) => fault.when),
  ].join(', then ');

/** "C11, F5, F7" */
export const idsOf = <Outcome extends string>({ id }: Call, steps: Run<Outcome>): string =>
  [...new Set([id, ...steps.map(({ fault }) => fault.id)])].join(', ');
