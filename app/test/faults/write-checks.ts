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
import { injectedElements } from '../shared/page.ts';
import type { Case } from './case.ts';
import type { Fault } from './faults.ts';
import { advance } from './clock.ts';
import { has, hasText, holds, isBusy, page, pressElement, waitFor } from './dom.ts';
import { isFocused } from './invariants.ts';
import { respondTo, worker } from '../shared/worker.ts';
import type { Failure } from './run-cases.ts';
import type { WriteCall } from './writes.ts';

type WriteCase = Case<WriteCall>;
type Check = (run: WriteCase) => Promise<void>;

const isReady = ({ call }: WriteCase) => {
  const control = call.control();
  return control !== undefined && !(call.busy?.() ?? isBusy(control));
};
const untilReady = (run: WriteCase) => waitFor(() => isReady(run), 'The control stays busy.');
const untilBusy = (run: WriteCase) => waitFor(() => run.faulty === 1 && !isReady(run), 'The control is not busy.');
const expectUnchanged = ({ call }: WriteCase) => waitFor(call.initial, "The player's input is gone.");
/** The page of a player whose session has ended may have lost the control. */
const isLoggedOut = ({ call, fault }: WriteCase) => fault.endsSession === true && call.as !== 'visitor';

const cardText = () => page().querySelector('article')?.textContent ?? '';

/** Waits until the control can be pressed. */
async function getReady(run: WriteCase): Promise<void> {
  if (!run.lastFault) await run.prepare();
  // The page's own initial requests finish first.
  await advance(1_000);
  if (run.lastFault) await untilReady(run);
}

async function press(run: WriteCase): Promise<void> {
  await getReady(run);
  run.applyFault();
  await run.call.press();
  run.expected.hadFocus = isFocused();
}

async function expectSuccess({ call, app }: WriteCase): Promise<void> {
  await waitFor(call.success, 'It did not succeed.');
  if (call.toast) await app.expectToast(call.toast);
  else app.expectNoToast();
}

/** Expects the server's message or our own: in a toast, inline, or nowhere for a silent write. */
async function expectMessage({ call: { failure, isPrivate }, fault, app }: WriteCase): Promise<void> {
  if (!failure) return app.expectNoToast();
  const text = (failure.showsServerMessage && fault.message) || failure.text;
  // A toast replaces an inline message that is removed with the session.
  const title = failure.title ?? (isPrivate && fault.id === 'F6' ? 'Error' : undefined);
  if (title !== undefined) return app.expectToast(`${title}: ${text}`);
  await waitFor(text, 'The failure is not shown inline.');
  app.expectNoToast();
}

async function expectFailure(run: WriteCase): Promise<void> {
  const { call, fault, app } = run;
  await run.settled(1);
  await expectMessage(run);
  expect(run.requests()).toHaveLength(1);
  if (isLoggedOut(run)) return;
  if (fault.isExecuted && call.endsSession) {
    await waitFor(call.success, "The server's state is not shown.");
  } else if (!app.isPickConfirmed) {
    // A pick that the server may have stored is shown as locked instead.
    await expectUnchanged(run);
    if (fault.id !== 'F10') await untilReady(run);
  }
}

/** Expects the same press to succeed when the fault is over. */
async function recover(run: WriteCase): Promise<void> {
  const { call, fault, app } = run;
  // Cards are refetched after every pick, so a stored pick shows as locked without another press.
  if (app.isPickConfirmed) return fault.isExecuted ? waitFor(call.success, 'The stored pick is not shown.') : undefined;
  if (isLoggedOut(run) || holds(call.success)) return;
  run.clearFault();
  app.shown.toasts.length = 0;
  app.redirects.length = 0;
  await advance(1_000);
  await untilReady(run);
  await call.press();
  await expectSuccess(run);
  const keys = app.requestsTo(run.endpoint).map(({ key }) => key);
  expect(new Set(keys).size, 'a retry reuses the idempotency key').toBe(1);
}

/** Expects the failure, then more; the player can retry. */
const failure = (more: Check = async () => {}, expectOutcome: Check = expectFailure): Failure<WriteCase> => ({
  fails: async (run) => {
    await press(run);
    await expectOutcome(run);
    await more(run);
  },
  recovers: recover,
});

const failsAtDeadline = failure(undefined, async (run) => {
  await untilBusy(run);
  const { deadlineMs = DEADLINE_MS.write }: Endpoint = run.endpoint;
  await advance(deadlineMs - 1_000);
  run.app.expectNoToast();
  expect(isReady(run), 'still waiting before the deadline').toBe(false);
  await advance(1_000);
  await expectFailure(run);
});

const failsAndChecksSession = failure(async (run) => {
  await run.expectSessionChecks(1);
  if (run.fault.isExecuted) await waitFor(run.call.success, 'The executed write is not shown.');
});

const failsAndWaits = failure(async (run) => {
  await waitFor(() => run.call.control() !== undefined);
  expect(isReady(run), 'disabled until Retry-After has passed').toBe(false);
  pressElement(run.call.control());
  await advance(27_000);
  expect(run.requests(), 'no request before Retry-After has passed').toHaveLength(1);
  await advance(3_000);
  await untilReady(run);
});

const sendsOneRequest: Check = async (run) => {
  const { call } = run;
  run.clearFault();
  await getReady(run);
  await call.press();
  const control = call.control();
  control?.click();
  control?.click();
  call.pressTwice?.();
  await expectSuccess(run);
  await advance(1_000);
  expect(run.requests(), 'one request per press').toHaveLength(1);
};

/** By the page's clock, until the fault has answered or the app has given up. */
const WAITS_MS: Partial<Record<Fault['id'], number>> = { F2: DEADLINE_MS.write, F3: 10_000 };

/** Expects what the player asked for at once, and after the response. */
const isDoneAtOnce =
  (expectResponse: Check): Check =>
  async (run) => {
    const { call, fault, requests } = run;
    await press(run);
    await waitFor(call.success, 'It is not done at once.');
    await waitFor(() => run.faulty > 0, 'It was not sent.');
    await advance(WAITS_MS[fault.id] ?? 0);
    await run.settled(1);
    await expectResponse(run);
    await advance(1_000);
    expect(holds(call.success), 'stays done').toBe(true);
    expect(requests(), 'no retry').toHaveLength(1);
  };

export const WRITE_CHECKS = {
  'shows the failure, keeps the input and lets the player retry': failure(),
  'shows the failure at the deadline, keeps the input and lets the player retry': failsAtDeadline,
  'shows the failure and checks the session once': failsAndChecksSession,
  'shows the failure and allows no retry before Retry-After': failsAndWaits,
  'rolls back silently and lets the player retry': failure(),
  'rolls back silently at the deadline and lets the player retry': failsAtDeadline,
  'rolls back silently and checks the session once': failsAndChecksSession,
  'rolls back silently and allows no retry before Retry-After': failsAndWaits,
  'is done at once, whatever the server says': { fails: isDoneAtOnce(expectMessage), recovers: async () => {} },
  'is done at once': isDoneAtOnce(async ({ app }) => app.expectNoToast()),
  'shows the failure, then what the server did': async (run) => {
    await press(run);
    await run.settled(1);
    await expectMessage(run);
    // A menu keeps the entries that it was opened with.
    await run.app.allSettled();
    await advance(1_000);
    if (run.call.expectExecuted) await run.call.expectExecuted();
    else await waitFor(run.call.success, "The server's state is not shown.");
  },
  'shows the failure, then succeeds because the session is over': failure(async (run) => {
    await expectSuccess(run);
    // Every end of a session is verified, too.
    await run.expectSessionChecks(2);
  }),
  "shows the failure and the server's pick": failure(async () => {
    await waitFor(() => cardText().includes('Your prediction is locked.'));
    expect(cardText()).toContain('You disagree with the Machine');
  }),
  'shows the failure and checks the write permission': failure(async (run) => {
    const checks = () => run.app.requestsTo(endpoints.matchChats).length;
    await waitFor(() => checks() > 1, 'The write permission is not checked again.');
    await expectUnchanged(run);
  }),
  'says that the response is invalid and lets the player retry': failure(undefined, async (run) => {
    await run.app.expectToast('Signup error: Invalid server response');
    await expectUnchanged(run);
    await untilReady(run);
  }),
  'is busy, then succeeds': async (run) => {
    const { call, app } = run;
    await press(run);
    await untilBusy(run);
    // A control with its own pending state, such as a switch, must not be pressed again.
    if (!call.busy) pressElement(call.control());
    expect(holds(call.success)).toBe(false);
    app.expectNoToast();
    await advance(9_000);
    expect(holds(call.success)).toBe(false);
    await advance(1_100);
    await expectSuccess(run);
    expect(run.requests()).toHaveLength(1);
  },
  succeeds: async (run) => {
    await press(run);
    await expectSuccess(run);
    expect(run.requests()).toHaveLength(1);
  },
  'shows what the server did': async (run) => {
    await press(run);
    await run.settled(1);
    await waitFor(run.call.success);
    run.app.expectNoToast();
  },
  'shows no broken links': async (run) => {
    await press(run);
    await run.settled(1);
    await waitFor(() => page().querySelector('main h1') !== null && !hasText('5 participants'));
    const links = [...page().querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(
      links.filter((href) => /\/(?:undefined|null)$/.test(href)),
      'no broken links',
    ).toEqual([]);
    run.app.expectNoToast();
  },
  'redirects to the login after half a second': failure(undefined, async (run) => {
    const { call, app } = run;
    await app.expectToast('Unauthorized: You are logged out. Logging in again...');
    const endedAt = run.requests()[0]?.endedAt ?? 0;
    await advance(UNAUTHORIZED_REDIRECT_MS);
    await waitFor(() => app.redirects.length > 0, 'No redirect.');
    await advance(2_000);
    expect(app.redirects.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
    const delay = (app.redirects[0]?.at ?? 0) - endedAt;
    expect(delay, 'delay of the redirect').toBeGreaterThanOrEqual(UNAUTHORIZED_REDIRECT_MS);
    if (isLoggedOut(run)) await waitFor(() => has('button', 'Log in'), 'The header is not anonymous.');
    if (call.draft) expect(Object.values(sessionStorage), 'saves the draft').toContain(call.draft);
    if (!isLoggedOut(run)) await expectUnchanged(run);
  }),
  'shows the message literally': async (run) => {
    const { call, app } = run;
    await press(run);
    const texts = Object.values(HOSTILE_TEXTS);
    for (const index of texts.keys()) {
      await run.settled(index + 1);
      await untilReady(run);
      await expectUnchanged(run);
      expect(injectedElements(page()), 'no text became markup').toEqual([]);
      const next = texts[index + 1];
      if (next === undefined) break;
      worker.use(respondTo(run.endpoint, () => HttpResponse.json({ message: next }, { status: 400 })));
      await advance(1_000);
      await call.press();
    }
    if (call.failure?.title) expect(app.shown.toasts).toHaveLength(texts.length);
    else app.expectNoToast();
  },
  'sends one request': sendsOneRequest,
  'sends one message at a time, each with its own key': async (run) => {
    const { call, requests } = run;
    await sendsOneRequest(run);
    await call.prepare?.();
    await call.press();
    await run.settled(2);
    expect(new Set(requests().map(({ key }) => key)).size, 'a new key for a new message').toBe(2);
    await waitFor(call.success);
  },
} satisfies Record<string, Check | Failure<WriteCase>>;
