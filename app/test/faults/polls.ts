import { DEADLINE_MS } from '@machine/contract';
import { expect } from 'vitest';
import type { QueryCall } from './call.ts';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { holds, page, waitFor } from './dom.ts';
import { everyFault, type Outcomes } from './faults.ts';
import { queryChecks } from './query-checks.ts';
import { only, type Select, share } from './select-runs.ts';
import { becomesTrue } from '../shared/page.ts';

/** A query that is polled: a failure keeps the loaded data. */
export type PollCall = QueryCall & {
  everyMs: number;
  /** Whether a notice appears after three failures in a row. */
  hasPausedNotice?: boolean;
  /** Exceptions to the outcomes below. */
  except?: Partial<Outcomes<keyof typeof POLL_CHECKS>>;
};
type PollCase = Case<PollCall>;

/** In real time; a response rarely takes longer. */
const RESPONSE_MS = 500;
const PAUSED = 'Live updates paused. Retrying…';

const hasHeading = () => page().querySelector('main h1')?.textContent !== '';

/** Returns how long a request takes under this fault, by the page's clock. */
const durationOf = ({ fault }: PollCase) => (fault.id === 'F2' ? DEADLINE_MS.read : 0);

/** Waits for the next poll to succeed or fail. */
async function nextPoll(run: PollCase): Promise<void> {
  const { requests, settled } = run;
  if (durationOf(run) === 0) await settled(requests().length);
  // The first one under a further fault may have been sent already: when online again, or as its interval passed.
  const sent = run.lastFault ? 0 : requests().length;
  if (run.lastFault?.isOffline) await waitFor(() => requests().length > 0, 'It is not refetched when online again.');
  // A poll is skipped while a request is pending, even one without an end.
  if (run.lastFault?.id === 'F2' && requests().length === sent) await advance(DEADLINE_MS.read);
  if (requests().length === sent) await passInterval(run);
  await waitFor(() => requests().length > sent, 'It was not polled again.');
  await advance(durationOf(run));
  await settled(sent + 1);
}

/** Loads the data, and only then applies the fault. */
async function loadBeforeFault(run: PollCase): Promise<void> {
  const { call, load, settled, applyFault, clearFault } = run;
  if (run.lastFault) return;
  clearFault();
  await load();
  await waitFor(call.ready);
  await settled(1);
  applyFault();
}

/** Going back online triggers a request by itself. */
async function clearFault(run: PollCase): Promise<void> {
  run.clearFault();
  if (!run.fault.isOffline) await passInterval(run);
}

/** Lets the interval of the polls pass. A poll is skipped while the last response is being read, which takes real time. */
async function passInterval({ call, requests }: PollCase): Promise<void> {
  const sent = requests().length;
  await advance(call.everyMs);
  if (!(await becomesTrue(() => requests().length > sent, RESPONSE_MS))) await advance(call.everyMs);
}

/** Fails on the first load, and shows the data with the next poll. */
async function failFirst(run: PollCase): Promise<void> {
  const { call, app } = run;
  await run.load();
  await waitFor(() => run.requests().length > 0);
  await advance(durationOf(run));
  await run.settled(1);
  await waitFor(call.failure);
  expect(holds(call.ready)).toBe(false);
  app.expectNoToast();
  await clearFault(run);
  await waitFor(call.ready, 'The next poll does not recover.');
  run.applyFault();
}

const POLL_CHECKS = {
  ...queryChecks<PollCall>(({ call }) => advance(call.everyMs)),
  'keeps the loaded data and recovers with the next poll': {
    fails: async (run: PollCase) => {
      const { call, app } = run;
      if (!run.lastFault) await failFirst(run);
      for (let failures = 1; failures <= (run.lastFault ? 1 : 3); failures++) {
        if (!run.lastFault) expect(holds(PAUSED)).toBe(false);
        await nextPoll(run);
      }
      if (call.hasPausedNotice) await waitFor(PAUSED);
      expect(holds(call.ready), 'The loaded data is gone.').toBe(true);
      app.expectNoToast();
    },
    recovers: async (run: PollCase) => {
      await clearFault(run);
      await waitFor(() => holds(run.call.ready) && !holds(PAUSED), 'The notice does not disappear.');
    },
  },
  'keeps the loaded data until the late response': async (run: PollCase) => {
    const { call, app } = run;
    await loadBeforeFault(run);
    await advance(call.everyMs);
    await waitFor(() => run.faulty > 0);
    expect(holds(call.ready), 'The loaded data is gone.').toBe(true);
    await advance(10_000);
    await run.settled(run.lastFault ? 1 : 2);
    await waitFor(call.ready);
    app.expectNoToast();
  },
  'keeps the loaded data and checks the session once': async (run: PollCase) => {
    const { call, fault, app } = run;
    await loadBeforeFault(run);
    await nextPoll(run);
    await run.expectSessionChecks(1);
    if (!fault.endsSession) expect(holds(call.ready), 'The loaded data is gone.').toBe(true);
    app.expectNoToast();
  },
  'keeps the loaded data and pauses until Retry-After': async (run: PollCase) => {
    const { call, app, requests } = run;
    await loadBeforeFault(run);
    await nextPoll(run);
    await waitFor(call.ready, 'The loaded data is gone.');
    app.expectNoToast();
    // Two polls may have been sent before the first response arrived.
    await app.allSettled();
    const sent = requests().length;
    await advance(27_000);
    expect(requests(), 'polls pause').toHaveLength(sent);
    run.clearFault();
    await advance(Math.max(4_000, call.everyMs));
    await waitFor(() => requests().length > sent, 'Polling does not resume.');
    await waitFor(call.ready);
  },
  'shows the valid rows': async ({ call, app, load, settled }: PollCase) => {
    await load();
    await settled(1);
    // A malformed object leaves no valid row to show.
    await waitFor(Array.isArray(call.okBody) ? call.ready : hasHeading);
    app.expectNoToast();
  },
  'stays as it is': async ({ call, app, load, settled }: PollCase) => {
    await load();
    await settled(1);
    await waitFor(call.ready);
    app.expectNoToast();
  },
};

const POLL_OUTCOMES: Outcomes<keyof typeof POLL_CHECKS> = {
  ...everyFault('keeps the loaded data and recovers with the next poll'),
  slowResponse: 'keeps the loaded data until the late response',
  unauthorized: 'keeps the loaded data and checks the session once',
  strayUnauthorized: 'keeps the loaded data and checks the session once',
  tooManyRequests: 'keeps the loaded data and pauses until Retry-After',
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

/** Polls once more. */
const again = async (run: PollCase) => {
  await advance(run.call.everyMs);
  await waitFor(() => run.requests().length > 0, 'It was not polled again.');
};

/** Failures, one after the other on one page, then hostile and other data. */
const select: Select<keyof typeof POLL_CHECKS> = (steps, index) => {
  const failures = steps.filter((step) => typeof POLL_CHECKS[step.outcome] !== 'function');
  const hostile = only(steps, 'hostileText');
  return [
    [
      // After a poll without an answer, further ones follow quickly, which a 401 must not be among.
      ...share(failures, index, 2).toSorted((a, b) => Number(b.name === 'timeout') - Number(a.name === 'timeout')),
      ...only(steps, 'strayUnauthorized', 'tooManyRequests', 'slowResponse'),
      ...hostile.slice(0, 1),
      ...share(hostile.slice(1), index, 1),
    ],
    [...share(only(steps, 'malformedRows', 'manyRows', 'emptyResponse'), index, 1), ...only(steps, 'unauthorized')],
  ];
};

export const POLL = { outcomes: POLL_OUTCOMES, checks: POLL_CHECKS, select, again };
