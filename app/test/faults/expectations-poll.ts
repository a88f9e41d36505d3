import { DEADLINE_MS } from '@machine/contract';
import { expect } from 'vitest';
import {
  type CaseRun,
  clearFaultOf,
  type Expectation,
  expectNoToast,
  requestsOf,
  sessionChecks,
  trigger,
} from './case-run.ts';
import { find, isVisible, page, waitFor } from './dom.ts';
import { expectLatest } from './expectations-late.ts';
import { isHostileVisible } from './expectations-read.ts';
import { advance } from './fake-clock.ts';
import type { ExpectationCode } from './fault-matrix.ts';
import type { PollFixture } from './fixture.ts';
import { applyFault, waitForResponses } from './mounted-app.tsx';

const PAUSED = 'Live updates paused. Retrying…';
/** Returns how long a request takes under this fault, by the page's clock. */
const durationOf = ({ fault }: CaseRun<PollFixture>) => ({ F2: DEADLINE_MS.read, F3: 10_000 })[fault.id as string] ?? 0;

/** Waits for the next poll to succeed or fail. */
async function nextPoll(run: CaseRun<PollFixture>): Promise<void> {
  // A poll is skipped while a request is pending.
  if (durationOf(run) === 0) await waitForResponses(run.fixture.call, run.app, requestsOf(run).length);
  const countBefore = requestsOf(run).length;
  await advance(run.fixture.everyMs);
  await waitFor(() => requestsOf(run).length > countBefore, `${run.fixture.call.path} was not polled again.`);
  if (durationOf(run) > 0) await advance(durationOf(run));
  await waitForResponses(run.fixture.call, run.app, countBefore + 1);
}

const expectFirstFailure: Expectation<PollFixture> = async (run) => {
  await trigger(run);
  await waitFor(() => requestsOf(run).length > 0);
  if (durationOf(run) > 0) await advance(durationOf(run));
  await waitForResponses(run.fixture.call, run.app, 1);
  await waitFor(run.fixture.initialFailure);
  expect(isVisible(run.fixture.ready)).toBe(false);
  expectNoToast(run);
};

/** Loads the data without the fault. */
const loadBeforeFault = async (run: CaseRun<PollFixture>) => {
  clearFaultOf(run);
  await trigger(run);
  await waitFor(run.fixture.ready);
  await waitForResponses(run.fixture.call, run.app, 1);
};

export const POLL_EXPECTATIONS: Partial<Record<ExpectationCode, Expectation<PollFixture>>> = {
  K: async (run) => {
    const { fixture, fault, app } = run;
    if (fault.id === 'F3' || fault.id === 'F6' || fault.id === 'F10') {
      await loadBeforeFault(run);
      applyFault(fixture, fault, app);
      if (fault.id !== 'F3') await nextPoll(run);
      if (!fault.endsSession) await waitFor(fixture.ready, 'The loaded data is gone.');
      return expectNoToast(run);
    }
    await expectFirstFailure(run);
    clearFaultOf(run);
    // Going back online triggers a request by itself.
    if (!fault.isOffline) await advance(fixture.everyMs);
    await waitFor(fixture.ready, 'The next poll does not recover.');
    applyFault(fixture, fault, app);
    for (let failures = 1; failures <= 3; failures++) {
      expect(isVisible(PAUSED)).toBe(false);
      await nextPoll(run);
    }
    if (fixture.hasPausedNotice) await waitFor(PAUSED);
    expect(isVisible(fixture.ready), 'The loaded data is gone.').toBe(true);
    expectNoToast(run);
    clearFaultOf(run);
    if (!fault.isOffline) await advance(fixture.everyMs);
    await waitFor(() => isVisible(fixture.ready) && !isVisible(PAUSED), 'The notice does not disappear.');
  },
  OK: async (run) => {
    const countBefore = requestsOf(run).length;
    await advance(run.fixture.everyMs);
    await waitFor(() => requestsOf(run).length > countBefore && run.app.faultRequestCount > 0);
    expect(isVisible(run.fixture.ready)).toBe(true);
    await advance(10_000);
    await waitForResponses(run.fixture.call, run.app, countBefore + 1);
    await waitFor(run.fixture.ready);
    expectNoToast(run);
  },
  RC: async (run) => {
    const { fault } = run;
    await waitFor(() => sessionChecks(run) === 2, 'The session is not checked again.');
    if (fault.endsSession) await waitFor(() => find('button', 'Log in') !== undefined, 'The header is not anonymous.');
    else expect(isVisible(run.fixture.ready), 'everything stays while still logged in').toBe(true);
    expectNoToast(run);
  },
  WT: async (run) => {
    const countBefore = requestsOf(run).length;
    await advance(27_000);
    expect(requestsOf(run), 'polls pause').toHaveLength(countBefore);
    clearFaultOf(run);
    await advance(Math.max(4_000, run.fixture.everyMs));
    await waitFor(() => requestsOf(run).length > countBefore, 'Polling does not resume.');
    await waitFor(run.fixture.ready);
  },
  DR: async (run) => {
    await trigger(run);
    await waitForResponses(run.fixture.call, run.app, 1);
    // A malformed object leaves no valid row to show.
    const isList = Array.isArray(run.fixture.okBody);
    await waitFor(isList ? run.fixture.ready : () => page().querySelector('main h1')?.textContent !== '');
    expectNoToast(run);
  },
  VL: async (run) => {
    await trigger(run);
    const rows = () => page().querySelectorAll(run.fixture.rowSelector ?? '').length;
    await waitFor(() => rows() > 0, 'No row of the long list is shown.');
    expect(rows(), 'number of rendered rows out of 10,000').toBeLessThanOrEqual(200);
  },
  TX: async (run) => {
    await trigger(run);
    await waitForResponses(run.fixture.call, run.app, 1);
    if (run.fixture.id !== 'C28') await waitFor(isHostileVisible, 'The hostile text is not shown literally.');
    expectNoToast(run);
  },
  NE: async (run) => {
    await trigger(run);
    await waitFor(run.fixture.emptyText ?? '');
    run.expected.isEmpty = true;
    expectNoToast(run);
  },
  LW: (run) => expectLatest(run),
};
