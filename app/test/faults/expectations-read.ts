import { DEADLINE_MS, STILL_LOADING_MS } from '@machine/contract';
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
import { find, isBusy, isVisible, page, press, pressElement, waitFor, waitForElement } from './dom.ts';
import { expectLatest } from './expectations-late.ts';
import { advance } from './fake-clock.ts';
import type { ExpectationCode } from './fault-matrix.ts';
import type { ReadFixture } from './fixture.ts';

const retryOf = ({ fixture }: CaseRun<ReadFixture>) => fixture.retry ?? 'Try again';
const isRemovedWithSession = ({ fixture, fault }: CaseRun<ReadFixture>) =>
  fixture.isPrivate === true && fault.endsSession === true;

const expectFailure: Expectation<ReadFixture> = async (run) => {
  const { fixture } = run;
  await trigger(run);
  if (isRemovedWithSession(run)) return;
  await waitFor(
    () =>
      [...page().querySelectorAll('[role="alert"]')].some((alert) => alert.textContent?.includes(fixture.failureText)),
    `No alert says "${fixture.failureText}".`,
  );
  await waitForElement('button', retryOf(run));
  expect(isVisible(fixture.ready), 'shows no data that failed to load').toBe(false);
  expectNoToast(run);
};

export const READ_EXPECTATIONS: Partial<Record<ExpectationCode, Expectation<ReadFixture>>> = {
  EB: expectFailure,
  EB15: async (run) => {
    await trigger(run);
    await waitFor(() => requestsOf(run).length > 0);
    await advance(STILL_LOADING_MS);
    await waitFor('Still loading…');
    expect(isVisible(run.fixture.failureText), 'still waiting before the deadline').toBe(false);
    await advance(DEADLINE_MS.read - STILL_LOADING_MS);
    await expectFailure(run);
  },
  LD: async (run) => {
    await trigger(run);
    await waitFor(() => run.app.faultRequestCount > 0);
    // The loading text appears only after a delay.
    await advance(1_000);
    await waitFor(run.fixture.loading);
    expect(isVisible(run.fixture.ready)).toBe(false);
  },
  OK: async (run) => {
    await advance(STILL_LOADING_MS);
    await waitFor(run.fixture.ready);
    expect(requestsOf(run)).toHaveLength(1);
    expectNoToast(run);
  },
  RC: async (run) => {
    const { fault, fixture } = run;
    await waitFor(() => sessionChecks(run) === 2, 'The session is not checked again.');
    if (fault.endsSession) await waitFor(() => find('button', 'Log in') !== undefined, 'The header is not anonymous.');
    if (isRemovedWithSession(run))
      await waitFor(
        () => !isVisible(fixture.failureText) && !isVisible(fixture.ready),
        'Private content is still shown.',
      );
    await advance(1_000);
    expect(sessionChecks(run), 'checks the session once').toBe(2);
    expect(find('button', 'Log in') === undefined).toBe(!fault.endsSession);
    expectNoToast(run);
  },
  WT: async (run) => {
    const retry = await waitForElement('button', retryOf(run));
    const countBefore = requestsOf(run).length;
    expect(isBusy(retry), 'disabled until Retry-After has passed').toBe(true);
    pressElement(retry);
    await advance(27_000);
    expect(requestsOf(run), 'no request before Retry-After has passed').toHaveLength(countBefore);
    await advance(3_000);
    await waitFor(() => !isBusy(find('button', retryOf(run))), 'The control stays disabled.');
  },
  DR: async (run) => {
    await trigger(run);
    // An object with only malformed values may render empty lists.
    const isList = Array.isArray(run.fixture.okBody);
    await waitFor(isList ? run.fixture.ready : isShown);
    expect(isVisible(run.fixture.failureText)).toBe(false);
    run.expected.isEmpty = !isList;
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
    await waitFor(isHostileVisible, 'The hostile text is not shown literally.');
    expect(isVisible(run.fixture.failureText)).toBe(false);
    expectNoToast(run);
  },
  NE: async (run) => {
    await trigger(run);
    await waitFor(run.fixture.emptyText);
    expect(isVisible(run.fixture.failureText)).toBe(false);
    run.expected.isEmpty = true;
    expectNoToast(run);
  },
  LW: (run) => expectLatest(run),
};
READ_EXPECTATIONS.NF = READ_EXPECTATIONS.NE;

const isShown = () => page().querySelector('main [aria-busy="false"] :is(h2, article)') !== null;

/** Literal fragments of the hostile texts. */
const LITERALS = ['<img src=x', '<svg/onload', '${7*7}', '[x](javascript', 'constructor.constructor'];
export const isHostileVisible = () => LITERALS.some((literal) => page().textContent?.includes(literal));

/** Expects one action to load the data after the fault is cleared. */
export async function recoverRead(run: CaseRun<ReadFixture>, code: ExpectationCode | undefined): Promise<void> {
  if (!code?.startsWith('EB') || isRemovedWithSession(run)) return;
  clearFaultOf(run);
  await advance(1_000);
  // Failed queries are refetched when the network is back.
  if (!run.fault.isOffline) await press('button', retryOf(run));
  await waitFor(run.fixture.ready, 'No recovery.');
  expect(isVisible(run.fixture.failureText)).toBe(false);
}
