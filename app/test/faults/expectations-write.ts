import {
  DEADLINE_MS,
  type Endpoint,
  endpoints,
  LOGIN_REDIRECT_PATH,
  UNAUTHORIZED_REDIRECT_MS,
} from '@machine/contract';
import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import {
  type CaseRun,
  clearFaultOf,
  type Expectation,
  expectNoToast,
  expectToast,
  requestsOf,
  sessionChecks,
  trigger,
} from './case-run.ts';
import { find, isBusy, isVisible, page, pressElement, waitFor } from './dom.ts';
import { advance } from './fake-clock.ts';
import type { ExpectationCode } from './fault-matrix.ts';
import type { WriteFixture } from './fixture.ts';
import { checkNoInjection } from './invariants.ts';
import { worker } from './mock-worker.ts';
import { requestsTo, respondTo, waitForResponses } from './mounted-app.tsx';

const isReady = ({ fixture }: CaseRun<WriteFixture>) => {
  const control = fixture.control();
  return control !== undefined && !(fixture.busy?.() ?? isBusy(control));
};
const waitUntilReady = (run: CaseRun<WriteFixture>) => waitFor(() => isReady(run), 'The control stays busy.');
const expectUnchanged = (run: CaseRun<WriteFixture>) => waitFor(run.fixture.initial, "The player's input is gone.");

async function expectSuccess(run: CaseRun<WriteFixture>): Promise<void> {
  const { fixture } = run;
  await waitFor(fixture.success, `${fixture.call.path} did not succeed.`);
  if (fixture.toast) await expectToast(run, fixture.toast);
  else expectNoToast(run);
}

/** Returns the expected failure message: the server's, or our own. */
const failureText = ({ fixture, fault }: CaseRun<WriteFixture>) =>
  fixture.failure?.showsServerMessage ? (fault.serverMessage ?? fixture.failure.text) : (fixture.failure?.text ?? '');

/** Expects a toast, or an inline message. Content that is removed with the session falls back to a toast. */
async function expectFailureMessage(run: CaseRun<WriteFixture>): Promise<void> {
  const { fixture, fault } = run;
  const isRemovedWithSession = fault.id === 'F6' && fixture.isPrivate;
  const title = fixture.failure?.title ?? (isRemovedWithSession ? 'Error' : null);
  if (title !== null) return expectToast(run, title, failureText(run));
  await waitFor(failureText(run), 'The failure is not shown inline.');
  expectNoToast(run);
}

const expectFailure: Expectation<WriteFixture> = async (run) => {
  const { fixture, fault } = run;
  await trigger(run);
  await waitForResponses(fixture.call, run.app, 1);
  await expectFailureMessage(run);
  expect(requestsOf(run)).toHaveLength(1);
  if (fault.endsSession && fixture.as === 'player') return;
  // The server applied the mutation, which the session check reveals.
  if (fault.isApplied && fixture.endsSession) return waitFor(fixture.success, "The server's state is not shown.");
  // The server may have stored the pick; the card then shows it as locked.
  if (!run.app.isPickConfirmed) await expectUnchanged(run);
  if (fault.id !== 'F10' && !run.app.isPickConfirmed) await waitUntilReady(run);
};

const expectRollback: Expectation<WriteFixture> = async (run) => {
  await trigger(run);
  await waitForResponses(run.fixture.call, run.app, 1);
  if (run.fault.endsSession) return;
  if (run.fault.id === 'F16' && run.fixture.handlersAfter.length > 0) {
    // The server applied the mutation, and the refetch shows it.
    await waitFor(run.fixture.success, "The server's state is not shown.");
  } else {
    await expectUnchanged(run);
    if (run.fault.id !== 'F10') await waitUntilReady(run);
  }
  expectNoToast(run);
};

/** Expects the control to stay busy without a message until the deadline, and the outcome after it. */
const atDeadline =
  (expectation: Expectation<WriteFixture>): Expectation<WriteFixture> =>
  async (run) => {
    await trigger(run);
    await waitFor(() => requestsOf(run).length === 1 && !isReady(run), 'The control is not busy.');
    const { deadlineMs = DEADLINE_MS.write }: Endpoint = run.fixture.call;
    await advance(deadlineMs - 1_000);
    expectNoToast(run);
    expect(isReady(run), 'still waiting before the deadline').toBe(false);
    await advance(1_000);
    await expectation(run);
  };

const expectSingleRequest: Expectation<WriteFixture> = async (run) => {
  const { fixture } = run;
  run.hasTriggered = true;
  clearFaultOf(run);
  await prepare(run);
  await advance(1_000);
  await fixture.press();
  const control = fixture.control();
  control?.click();
  control?.click();
  fixture.pressTwice?.();
  await expectSuccess(run);
  await advance(1_000);
  expect(requestsOf(run), 'one request per press').toHaveLength(1);
};

async function prepare(run: CaseRun<WriteFixture>): Promise<void> {
  await waitFor(() => page().querySelector('main h1') !== null && run.app.hasSocket());
  await run.fixture.prepare?.();
}

export const WRITE_EXPECTATIONS: Partial<Record<ExpectationCode, Expectation<WriteFixture>>> = {
  T: expectFailure,
  Tf: expectFailure,
  T20: atDeadline(expectFailure),
  IN: expectFailure,
  'T!': async (run) => {
    await trigger(run);
    await expectToast(run, 'Signup error', 'Invalid server response');
    await expectUnchanged(run);
    await waitUntilReady(run);
  },
  RB: expectRollback,
  RB20: atDeadline(expectRollback),
  'RB*': expectRollback,
  'DN*': async (run) => {
    await trigger(run);
    await waitForResponses(run.fixture.call, run.app, 1);
    await waitFor(() => page().querySelector('main h1') !== null && !page().textContent?.includes('5 participants'));
    expect(
      hrefs().filter((href) => /\/(?:undefined|null)$/.test(href)),
      'no broken links',
    ).toEqual([]);
    expectNoToast(run);
  },
  BZ: async (run) => {
    await trigger(run);
    await waitFor(() => run.app.faultRequestCount === 1 && !isReady(run), 'The control is not busy.');
    const control = run.fixture.control();
    // A control with its own pending state, such as a switch, must not be pressed again.
    if (control && !run.fixture.busy) pressElement(control);
    expect(isVisible(run.fixture.success)).toBe(false);
    expectNoToast(run);
    await advance(9_000);
    expect(isVisible(run.fixture.success)).toBe(false);
    await advance(1_100);
  },
  DN: async (run) => {
    await trigger(run);
    await expectSuccess(run);
    expect(requestsOf(run)).toHaveLength(1);
  },
  RC: async (run) => {
    await waitFor(() => sessionChecks(run) === 2, 'The session is not checked again.');
    if (run.fault.endsSession)
      await waitFor(() => find('button', 'Log in') !== undefined, 'The header is not anonymous.');
    if (run.fault.isApplied) await waitFor(run.fixture.success, 'The applied mutation is not shown.');
    await advance(1_000);
    expect(sessionChecks(run), 'checks the session once').toBe(2);
    expect(run.app.redirects, 'no redirect').toEqual([]);
  },
  WT: async (run) => {
    await waitFor(() => run.fixture.control() !== undefined);
    expect(isReady(run), 'disabled until Retry-After has passed').toBe(false);
    const control = run.fixture.control();
    if (control) pressElement(control);
    await advance(27_000);
    expect(requestsOf(run), 'no request before Retry-After has passed').toHaveLength(1);
    await advance(3_000);
    await waitUntilReady(run);
  },
  U: async (run) => {
    const { fixture, app, fault } = run;
    await trigger(run);
    await expectToast(run, 'Unauthorized', 'You are logged out. Logging in again...');
    const endedAt = requestsOf(run)[0]?.endedAt ?? 0;
    await advance(UNAUTHORIZED_REDIRECT_MS);
    await waitFor(() => app.redirects.length > 0, 'No redirect.');
    await advance(2_000);
    expect(app.redirects.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
    expect((app.redirects[0]?.at ?? 0) - endedAt, 'delay of the redirect').toBeGreaterThanOrEqual(
      UNAUTHORIZED_REDIRECT_MS,
    );
    if (fault.endsSession) await waitFor(() => find('button', 'Log in') !== undefined, 'The header is not anonymous.');
    if (fixture.failure?.text === 'Failed to send message.') {
      expect(Object.values(sessionStorage), 'saves the draft').toContain('What a quarter');
    }
  },
  LS: async (run) => {
    if (!run.fault.variant.startsWith('with a')) return;
    await waitFor(() => page().querySelector('article')?.textContent?.includes('Your prediction is locked.') ?? false);
    expect(page().querySelector('article')?.textContent).toContain('You disagree with the Machine');
  },
  PS: async (run) => {
    await waitFor(() => requestsTo(endpoints.matchChats, run.app).length > 1, 'Write permission is not checked again.');
    await expectUnchanged(run);
  },
  TX: async (run) => {
    await trigger(run);
    const texts = Object.values(HOSTILE_TEXTS);
    for (const index of texts.keys()) {
      await waitForResponses(run.fixture.call, run.app, index + 1);
      await waitUntilReady(run);
      await expectUnchanged(run);
      checkNoInjection();
      const next = texts[index + 1];
      if (next === undefined) break;
      worker.use(respondTo(run.fixture.call, () => HttpResponse.json({ message: next }, { status: 400 })));
      await advance(1_000);
      await run.fixture.press();
    }
    if (run.fixture.failure?.title) expect(run.app.recorder.toasts).toHaveLength(texts.length);
    else expectNoToast(run);
  },
  '1x': expectSingleRequest,
  QL: expectSingleRequest,
  FI: async (run) => {
    const { fixture } = run;
    await expectSingleRequest(run);
    await fixture.prepare?.();
    await fixture.press();
    await waitForResponses(fixture.call, run.app, 2);
    const keys = requestsOf(run).map(({ key }) => key);
    expect(new Set(keys).size, 'a new key for a new message').toBe(2);
    await waitFor(fixture.success);
  },
};

const hrefs = () => [...page().querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

const RETRYABLE = ['T', 'Tf', 'T20', 'T!', 'IN', 'RB', 'RB20', 'RB*'];

/** Expects the same press to succeed after the fault is cleared. */
export async function recoverWrite(run: CaseRun<WriteFixture>, code: ExpectationCode | undefined): Promise<void> {
  const { fixture, fault, app } = run;
  if (code === undefined || !RETRYABLE.includes(code)) return;
  // Cards are refetched after every pick, so a stored pick shows as locked without another press.
  if (app.isPickConfirmed)
    return fault.isApplied ? waitFor(fixture.success, 'The stored pick is not shown.') : undefined;
  if ((fault.endsSession && fixture.as === 'player') || isVisible(fixture.success)) return;
  clearFaultOf(run);
  app.recorder.toasts.length = 0;
  await advance(1_000);
  await waitUntilReady(run);
  await fixture.press();
  await expectSuccess(run);
  const keys = requestsOf(run).map(({ key }) => key);
  expect(new Set(keys).size, 'a retry reuses the idempotency key').toBe(1);
}
