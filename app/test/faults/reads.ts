import { DEADLINE_MS, STILL_LOADING_MS } from '@machine/contract';
import { expect } from 'vitest';
import type { QueryCall } from './call.ts';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { find, has, hasText, holds, isBusy, page, press, pressElement, waitFor, waitForElement } from './dom.ts';
import { everyFault, type FaultName, type Outcomes } from './faults.ts';
import { queryChecks } from './query-checks.ts';
import type { Failure } from './run-cases.ts';
import { only, type Select, share, type Step } from './select-runs.ts';

/** A query that is fetched once: a failure replaces the content. */
export type ReadCall = QueryCall & {
  failure: string;
  loading?: string;
  /** The name of the retry button. */
  retry?: string;
  /** Whether the server's message is shown, too. */
  showsMessage?: boolean;
  /** Exceptions to the outcomes below. */
  except?: Partial<Outcomes<keyof typeof READ_CHECKS>>;
};
type ReadCase = Case<ReadCall>;

const isRemovedWithSession = ({ call, fault }: ReadCase) => call.isPrivate === true && fault.endsSession === true;
/** Whether a part of the screen that was loading shows something. */
const hasContent = () =>
  [...page().querySelectorAll('main [aria-busy="false"]')].some(({ textContent }) => textContent.trim() !== '');
const retryOf = ({ call }: ReadCase) => call.retry ?? 'Try again';

const alerts = () => [...page().querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

async function expectFailure(run: ReadCase): Promise<void> {
  const { call, fault, app } = run;
  if (isRemovedWithSession(run)) return;
  const message = fault.message ?? '';
  await run.settled(1);
  await waitFor(
    () => alerts().some((text) => text.includes(call.failure) && (!call.showsMessage || text.includes(message))),
    `No alert says "${call.failure}".`,
  );
  if (!call.showsMessage && message) expect(hasText(message), "does not show the server's message").toBe(false);
  await waitForElement('button', retryOf(run));
  expect(holds(call.ready), 'shows no data that failed to load').toBe(false);
  app.expectNoToast();
}

/** Expects one action to load the data when the fault is over. */
async function recover(run: ReadCase): Promise<void> {
  const { call, fault } = run;
  if (isRemovedWithSession(run)) return;
  run.clearFault();
  await advance(1_000);
  // The end of the session refetches public data, sometimes only now.
  if (fault.endsSession) await waitFor(() => holds(call.ready) || has('button', retryOf(run)));
  // Failed queries are refetched when the network is back.
  const isRefetched = fault.isOffline || (fault.endsSession && holds(call.ready));
  if (!isRefetched) await press('button', retryOf(run));
  await waitFor(call.ready, 'No recovery.');
  expect(holds(call.failure)).toBe(false);
}

/** Expects the failure, then more; the player can retry. */
const failure = (more: (run: ReadCase) => Promise<void> = async () => {}): Failure<ReadCase> => ({
  fails: async (run) => {
    await run.load();
    await expectFailure(run);
    await more(run);
  },
  recovers: recover,
});

const READ_CHECKS = {
  ...queryChecks<ReadCall>(async ({ call }) => call.reload?.()),
  'shows the failure and lets the player retry': failure(),
  'says "Still loading…" after 10 s, shows the failure after 15 s and lets the player retry': {
    fails: async (run: ReadCase) => {
      await run.load();
      await waitFor(() => run.requests().length > 0);
      await advance(STILL_LOADING_MS);
      await waitFor('Still loading…');
      expect(holds(run.call.failure), 'still waiting before the deadline').toBe(false);
      await advance(DEADLINE_MS.read - STILL_LOADING_MS);
      await expectFailure(run);
    },
    recovers: recover,
  },
  'shows the loading text, then the data': async (run: ReadCase) => {
    const { call, app } = run;
    await run.load();
    await waitFor(() => run.faulty > 0);
    // The loading text appears only after a delay.
    await advance(1_000);
    await waitFor(call.loading ?? 'Loading…');
    expect(holds(call.ready)).toBe(false);
    await advance(STILL_LOADING_MS);
    await waitFor(call.ready);
    expect(run.requests()).toHaveLength(1);
    app.expectNoToast();
  },
  'shows the failure and checks the session once': failure(async (run) => {
    const { call, app } = run;
    await run.expectSessionChecks(1);
    if (isRemovedWithSession(run))
      await waitFor(() => !holds(call.failure) && !holds(call.ready), 'Private content is still shown.');
    app.expectNoToast();
  }),
  'shows the failure and allows no retry before Retry-After': failure(async (run) => {
    const retry = await waitForElement('button', retryOf(run));
    const sent = run.requests().length;
    expect(isBusy(retry), 'disabled until Retry-After has passed').toBe(true);
    pressElement(retry);
    await advance(27_000);
    expect(run.requests(), 'no request before Retry-After has passed').toHaveLength(sent);
    await advance(3_000);
    await waitFor(() => !isBusy(find('button', retryOf(run))), 'The control stays disabled.');
  }),
  'shows the valid rows': async ({ call, app, expected, load, settled }: ReadCase) => {
    await load();
    // The screen is back with all its requests, before the next fault adds more.
    await settled(1);
    await app.allSettled();
    // An object with only malformed values may render empty lists.
    expected.isEmpty = !Array.isArray(call.okBody);
    await waitFor(expected.isEmpty ? hasContent : call.ready);
    expect(holds(call.failure), 'shows no failure').toBe(false);
    app.expectNoToast();
  },
};

const READ_OUTCOMES: Outcomes<keyof typeof READ_CHECKS> = {
  ...everyFault('shows the failure and lets the player retry'),
  timeout: 'says "Still loading…" after 10 s, shows the failure after 15 s and lets the player retry',
  slowResponse: 'shows the loading text, then the data',
  unauthorized: 'shows the failure and checks the session once',
  strayUnauthorized: 'shows the failure and checks the session once',
  tooManyRequests: 'shows the failure and allows no retry before Retry-After',
  malformedRows: 'shows the valid rows',
  manyRows: 'renders at most 200 rows',
  hostileText: 'shows the text literally and without overflow',
  emptyResponse: 'shows the empty state',
  lateOrRepeated: 'shows the latest response',
  // Only for writes.
  storedPick: null,
  hostileMessage: null,
  lostResponse: null,
};

/** Presses "Try again" after a failure; otherwise reloads what is shown. */
async function again(run: ReadCase): Promise<void> {
  const { call, lastFault, app } = run;
  await advance(1_000);
  // Failed queries are refetched when the network is back.
  if (lastFault?.isOffline) return waitFor(() => run.requests().length > 0, 'It is not refetched when online again.');
  const retry = find('button', retryOf(run));
  if (retry) pressElement(retry);
  else await (call.reload ?? app.signalFromOtherTab)();
}

type ReadStep = Step<keyof typeof READ_CHECKS>;
/** Last come valid rows: where a page has other sections, nothing shows when it has been loaded again for the next step. */
const byEvidence = (a: ReadStep, b: ReadStep) => Number(showsValidRows(a)) - Number(showsValidRows(b));
const showsValidRows = ({ outcome }: ReadStep) => outcome === 'shows the valid rows';
const isFailure = ({ outcome }: ReadStep) => typeof READ_CHECKS[outcome] !== 'function';

/** Paths on which the end of the session is tested: private screens show the same for each of their calls. */
const pathsWithoutSession = new Set<string>();

/** A failure, a stray 401, the data, late and hostile, and another form of it, all on one page; then without a session. */
const select: Select<ReadStep['outcome']> = (steps, index, { isPrivate, path }) => {
  const unlike = (...names: FaultName[]) => steps.filter(({ name }) => !names.includes(name));
  const [hostile, ...hostileTexts] = only(steps, 'hostileText');
  const forms = [
    only(steps, 'manyRows'),
    unlike('slowResponse', 'hostileText', 'lateOrRepeated', 'manyRows').filter((step) => !isFailure(step)),
    hostileTexts,
  ].filter(({ length }) => length > 0);
  const losesSession = isPrivate === true && !pathsWithoutSession.has(path);
  pathsWithoutSession.add(path);
  return [
    [
      ...share(unlike('unauthorized', 'strayUnauthorized').filter(isFailure), index, 1),
      ...only(steps, 'strayUnauthorized', 'slowResponse'),
      ...[...(hostile ? [hostile] : []), ...share(forms[index % forms.length] ?? [], index, 1)].toSorted(byEvidence),
    ],
    losesSession ? only(steps, 'unauthorized') : [],
  ];
};

export const READ = { outcomes: READ_OUTCOMES, checks: READ_CHECKS, select, again };
