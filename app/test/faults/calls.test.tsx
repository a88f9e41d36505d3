import { endpoints, LOGIN_REDIRECT_PATH, UNAUTHORIZED_REDIRECT_MS } from '@machine/contract';
import { describe, expect, test } from 'vitest';
import { advance, settle } from '../shared/clock.ts';
import { respondTo, worker } from '../shared/worker.ts';
import { type App, withApp } from './app.tsx';
import { type CallRow, CALLS, type PollRow, type ReadRow, type SilentReadRow, type WriteRow } from './calls.ts';
import type { EndpointName } from './case.ts';
import { has, hasText, holds, page, press, waitFor } from './dom.ts';
import { PLAIN_FAULTS } from './faults.ts';

const never = () => new Response();
const fails = () => PLAIN_FAULTS.bareServerError.respond(never);
const rejects = () => PLAIN_FAULTS.strayUnauthorized.respond(never);

/** A call on its page, which fails, is rejected although the session is valid, and then succeeds. */
const open = (name: EndpointName, app: App) => {
  const endpoint = endpoints[name];
  let sessionChecks = 0;
  const checks = () => app.requestsTo(endpoints.currentUser).length;
  let isFaulty = true;
  let respond = fails;
  // Responds to nothing when the fault is over: the next handler does.
  worker.use(respondTo(endpoint, (() => (isFaulty ? respond() : undefined)) as () => Promise<Response>));
  return {
    requests: () => app.requestsTo(endpoint),
    reject() {
      sessionChecks = checks();
      respond = rejects;
    },
    succeed() {
      isFaulty = false;
    },
    async expectSessionChecks(count: number) {
      await advance(1_000);
      expect(checks() - sessionChecks, 'number of session checks').toBe(count);
    },
  };
};

async function failRead(name: EndpointName, { prepare, failure, retry = 'Try again' }: ReadRow, app: App) {
  const call = open(name, app);
  const expectFailure = async () => {
    await waitFor(
      () => [...page().querySelectorAll('[role="alert"]')].some((alert) => alert.textContent.includes(failure)),
      `No alert says "${failure}".`,
    );
    await app.expectNoToast();
  };
  await app.idle();
  await prepare?.();
  await expectFailure();
  call.reject();
  await press('button', retry);
  await call.expectSessionChecks(1);
  await expectFailure();
  call.succeed();
  await press('button', retry);
  await waitFor(() => !hasText(failure) && !has('button', retry), 'No recovery.');
}

async function failPoll(name: EndpointName, { failure, ready, everyMs }: PollRow, app: App) {
  const call = open(name, app);
  await app.idle();
  await waitFor(failure);
  expect(holds(ready)).toBe(false);
  call.succeed();
  await advance(everyMs);
  expect(holds(ready), 'The next poll does not recover.').toBe(true);
  const again = open(name, app);
  again.reject();
  await advance(everyMs);
  await again.expectSessionChecks(1);
  expect(holds(ready), 'The loaded data is gone.').toBe(true);
  await app.expectNoToast();
}

async function failSilentRead(name: EndpointName, { ready }: SilentReadRow, app: App) {
  const call = open(name, app);
  await app.idle();
  await advance(20_000);
  expect(has('button', '[ AGREE ]') && !holds(ready), 'plays on without it').toBe(true);
  expect(call.requests(), 'no retry').toHaveLength(1);
  await app.expectNoToast();
}

async function failWrite(name: EndpointName, row: WriteRow, app: App) {
  const { failure, on401, showsServerMessage, isInstant } = row;
  const call = open(name, app);
  /** Presses and waits until the call has been answered. */
  const send = async (count: number) => {
    app.shown.toasts.length = 0;
    await row.press();
    await waitFor(() => call.requests().filter(({ endedAt }) => endedAt !== null).length === count, 'It was not sent.');
    await settle();
  };
  const expectMessage = async (text: string, title = failure?.title) => {
    if (title !== undefined) return app.expectToast(`${title}: ${text}`);
    if (failure) await waitFor(text, 'The failure is not shown next to the control.');
    await app.expectNoToast();
  };
  await app.idle();
  await row.prepare?.();
  await advance(1_000);
  await send(1);
  await expectMessage(failure?.text ?? '');
  await advance(1_000);

  call.reject();
  await send(2);
  if (on401 === 'login') {
    await app.expectToast('Unauthorized: You are logged out. Logging in again...');
    await advance(UNAUTHORIZED_REDIRECT_MS);
    expect(app.redirects.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
  } else {
    const text = (showsServerMessage && PLAIN_FAULTS.strayUnauthorized.message) || failure?.text || '';
    await expectMessage(text, on401 === 'toast' ? 'Error' : undefined);
    await call.expectSessionChecks(on401 === 'failure' ? 0 : 1);
    expect(app.redirects).toEqual([]);
  }

  call.succeed();
  worker.use(...(row.handlersAfter ?? []));
  await advance(1_000);
  await send(3);
  await advance(1_000);
  expect(call.requests(), 'one request per press').toHaveLength(3);
  expect(app.shown.toasts.filter((toast) => /^(Error|\w+ failed|Unauthorized): /.test(toast))).toEqual([]);
  const parts = [...page().querySelectorAll('main,[role="dialog"],[role="alertdialog"]')];
  const isShown = failure && !isInstant && parts.some(({ textContent }) => textContent.includes(failure.text));
  expect(isShown ?? false, 'no failure anymore').toBe(false);
}

const fail = (name: EndpointName, row: CallRow, app: App) => {
  if (row.kind === 'read') return failRead(name, row, app);
  if (row.kind === 'poll') return failPoll(name, row, app);
  return row.kind === 'write' ? failWrite(name, row, app) : failSilentRead(name, row, app);
};

describe('each call fails in its own words, handles a 401 and then succeeds', () => {
  for (const [key, row] of Object.entries(CALLS)) {
    if (typeof row === 'string') continue;
    const sentence = 'failure' in row && row.failure;
    const text = typeof sentence === 'object' ? sentence.text : sentence;
    test(
      `${key} ${typeof text === 'string' ? `says "${text}"` : 'says nothing'}`,
      withApp(row, (app) => fail(key as EndpointName, row, app)),
    );
  }
});
