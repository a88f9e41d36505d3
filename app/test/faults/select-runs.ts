import type { Call, EndpointName } from './call.ts';
import { type Fault, FAULT_NAMES, type FaultName, faultsOf, type Outcomes } from './faults.ts';

/** One fault, and what a player sees of it. */
export type Step<Outcome extends string> = { name: FaultName; fault: Fault; outcome: Outcome };

/** Faults in the order in which one page meets them. */
export type Run<Outcome extends string> = readonly Step<Outcome>[];

/** Returns the runs of a call in `npm test`, given every fault that applies to it. `index` differs between calls. */
export type Select<Outcome extends string> = (steps: Run<Outcome>, index: number, call: Call) => readonly Run<Outcome>[];

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
    const steps = FAULT_NAMES.flatMap((name): Run<Outcome> => {
      const outcome = { ...outcomes, ...call.except }[name];
      return outcome === null ? [] : faultsOf(name, call).map((fault) => ({ name, fault, outcome }));
    });
    const runs = runsAll ? steps.map((step) => [step]) : select(steps, index, call);
    return runs.filter((run) => run.length > 0).map((run) => ({ name: key as EndpointName, call: call as C, steps: run }));
  });
}

/** Returns the steps with one of these faults, in the order of the names. */
export const only = <Outcome extends string>(steps: Run<Outcome>, ...names: FaultName[]): Run<Outcome> =>
  names.flatMap((name) => steps.filter((step) => step.name === name));

/** Returns `count` steps, the next ones for each index, so that the calls share all of them evenly. */
export const share = <Outcome extends string>(steps: Run<Outcome>, index: number, count: number): Run<Outcome> =>
  Array.from({ length: Math.min(count, steps.length) }, (_, offset) => (index * count + offset) % steps.length).flatMap(
    (position) => steps[position] ?? [],
  );

/** Each fault on a page of its own; of the hostile texts, the run with all of them. */
export const oneByOne = <Outcome extends string>(steps: Run<Outcome>): readonly Run<Outcome>[] => [
  ...steps.filter(({ name }) => name !== 'hostileText'),
  ...only(steps, 'hostileText').slice(0, 1),
].map((step) => [step]);

/** "follow: rolls back … when the server returns 500 (C11, F5)", or "follow: as its row says when …, then … (C11, F5, F7)". */
export function titleOf<Outcome extends string>(name: EndpointName, { id }: Call, run: Run<Outcome>): string {
  const [first] = run;
  const ids = new Set([id, ...run.map(({ fault }) => fault.id)]);
  const whens = run.map(({ fault }) => fault.when).join(', then ');
  return `${name}: ${run.length === 1 ? first?.outcome : 'does what its row promises'} when ${whens} (${[...ids].join(', ')})`;
}
