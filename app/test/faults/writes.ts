import type { Call } from './call.ts';
import { type Condition, find, press } from './dom.ts';
import { everyFault, type FaultName, type Outcomes } from './faults.ts';
import { only, type Select, share, type Step } from './select-runs.ts';
import { WRITE_CHECKS } from './write-checks.ts';

/** A mutation: a failure leaves everything unchanged. */
export type WriteCall = Call & {
  /** Fills in the form if necessary, and submits. */
  press: () => Promise<void>;
  /** The control that was pressed. */
  control: () => HTMLElement | undefined;
  /** Submits again at once, in another way. */
  pressTwice?: () => void;
  success: Condition;
  /** Expects the state after a mutation whose response was lost, if it isn't that of a success. */
  expectExecuted?: () => Promise<void>;
  /** The state before the mutation and after a failure, including the player's input. */
  initial: Condition;
  /** Whether the mutation is pending, if the control itself doesn't show it. */
  busy?: () => boolean;
  /** The failure message: a toast ("Error: Failed…"), or inline without a title; a silent write has none. */
  failure?: { title?: string; text: string; showsServerMessage?: boolean };
  /** Whether the mutation ends the session. */
  endsSession?: boolean;
  /** The title of the success toast. */
  toast?: string;
  /** The text that must survive the redirect to the login. */
  draft?: string;
  /** Exceptions to the outcomes below. */
  except?: Partial<Outcomes<keyof typeof WRITE_CHECKS>>;
};

/** A press of one button. */
export const pressing = (button: string | RegExp) => ({
  press: () => press('button', button),
  control: () => find('button', button),
});

type WriteOutcomes = Outcomes<keyof typeof WRITE_CHECKS>;

const AFTER_SUCCESS = {
  slowResponse: 'is busy, then succeeds',
  truncatedJson: 'succeeds',
  captivePortal: 'succeeds',
  malformedRows: 'succeeds',
  emptyBody: 'succeeds',
  noContent: 'succeeds',
  hostileMessage: 'shows the message literally',
  lateOrRepeated: 'sends one request',
  // Only for what is shown.
  wrongType: null,
  manyRows: null,
  hostileText: null,
  emptyResponse: null,
  // Only for picks.
  storedPick: null,
} as const satisfies Partial<WriteOutcomes>;

const WRITE_OUTCOMES: WriteOutcomes = {
  ...everyFault('shows the failure, keeps the input and lets the player retry'),
  ...AFTER_SUCCESS,
  timeout: 'shows the failure at the deadline, keeps the input and lets the player retry',
  unauthorized: 'shows the failure and checks the session once',
  strayUnauthorized: 'shows the failure and checks the session once',
  tooManyRequests: 'shows the failure and allows no retry before Retry-After',
};

/** Gives a 401 an outcome of its own. */
export const on401 = <Outcome extends string>(outcome: Outcome) => ({
  unauthorized: outcome,
  strayUnauthorized: outcome,
});
/** Gives a successful response without a readable body an outcome of its own. */
export const onUnreadableBody = <Outcome extends string>(outcome: Outcome) => ({
  truncatedJson: outcome,
  captivePortal: outcome,
  emptyBody: outcome,
  noContent: outcome,
});

const SILENT_WRITE_OUTCOMES: WriteOutcomes = {
  ...everyFault('rolls back silently and lets the player retry'),
  ...AFTER_SUCCESS,
  timeout: 'rolls back silently at the deadline and lets the player retry',
  unauthorized: 'rolls back silently and checks the session once',
  strayUnauthorized: 'rolls back silently and checks the session once',
  tooManyRequests: 'rolls back silently and allows no retry before Retry-After',
  lostResponse: 'shows what the server did',
};

const INSTANT_WRITE_OUTCOMES: WriteOutcomes = {
  ...everyFault('is done at once, whatever the server says'),
  ...AFTER_SUCCESS,
  slowResponse: 'is done at once',
  hostileMessage: 'is done at once, whatever the server says',
  unauthorized: 'shows the failure and checks the session once',
  strayUnauthorized: 'shows the failure and checks the session once',
};

type WriteStep = Step<keyof typeof WRITE_CHECKS>;
const isFailure = ({ outcome }: WriteStep) => typeof WRITE_CHECKS[outcome] !== 'function';

/** Faults of a pick that mean nothing but a failure. */
const PLAIN: FaultName[] = ['htmlErrorPage', 'serverError', 'bareServerError', 'forbidden', 'notFound', 'conflict'];

/**
 * A failure, a stray 401, and then a success, on one page; and on other pages, for some calls, a write that is executed
 * in spite of its failure, and the end of the session.
 */
const select: Select<WriteStep['outcome']> = (steps, index, { id }) => {
  // Picks are what the game is about.
  if (id === 'C23')
    return [only(steps, ...PLAIN), ...steps.filter(({ name }) => !PLAIN.includes(name)).map((step) => [step])];
  const failures = steps.filter((step) => isFailure(step) && step.name !== 'unauthorized');
  const executed = failures.filter(({ fault }) => fault.isExecuted);
  const others = failures.filter(({ fault, name }) => !fault.isExecuted && name !== 'strayUnauthorized');
  const successes = steps.filter((step) => !isFailure(step) && step.name !== 'hostileMessage');
  const isEvery = (count: number) => index % count === 0;
  return [
    [
      ...share(others, index, 1),
      ...(isEvery(6) ? only(steps, 'hostileMessage') : []),
      ...only(steps, 'strayUnauthorized'),
      ...share(successes, index, 1),
    ],
    isEvery(3) ? share(executed, index / 3, 1) : [],
    isEvery(5) ? only(steps, 'unauthorized') : [],
  ];
};

export const WRITE = { outcomes: WRITE_OUTCOMES, checks: WRITE_CHECKS, select };
/** Writes without a failure message. */
export const SILENT_WRITE = { outcomes: SILENT_WRITE_OUTCOMES, checks: WRITE_CHECKS, select };
/** Writes of what the player sees at once. A failure takes nothing back. */
export const INSTANT_WRITE = { outcomes: INSTANT_WRITE_OUTCOMES, checks: WRITE_CHECKS, select };
