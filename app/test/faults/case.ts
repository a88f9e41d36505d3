import { endpoints } from '@machine/contract';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import { mountApp, setOnline } from './app.tsx';
import type { Call, EndpointName } from './call.ts';
import { advance } from './clock.ts';
import { has, waitFor } from './dom.ts';
import type { Fault } from './faults.ts';
import { checkInvariants, type Expected, isFocused } from './invariants.ts';
import { becomesTrue } from '../shared/page.ts';
import { respondTo, worker } from '../shared/worker.ts';

/** In real time; only a request without an answer takes longer. */
const RESPONSE_MS = 500;

/** One call with one fault after the other, on the mounted app. */
export type Case<C extends Call = Call> = ReturnType<typeof openCase<C>>;

export function openCase<C extends Call>(name: EndpointName, call: C, first: Fault) {
  const endpoint = endpoints[name];
  const app = mountApp(call);
  const expected: Expected = {};
  /** Numbers of requests before the current fault; the first load checks the session. */
  let before = { calls: 0, sessionChecks: 1 };

  function execute(): void {
    worker.use(...(call.handlersAfter ?? []));
    if (name === 'lockPick') app.isPickConfirmed = true;
  }
  const ok = () => {
    execute();
    return HttpResponse.json((call.okBody ?? null) as null);
  };

  const self = {
    call,
    endpoint,
    /** The current fault. */
    fault: first,
    /** The one before it. */
    lastFault: undefined as Fault | undefined,
    app,
    expected,
    /** Number of requests that the fault was applied to. */
    faulty: 0,
    /** Returns the requests under the current fault. */
    requests: () => app.requestsTo(endpoint).slice(before.calls),
    settled: (count: number) => app.settled(endpoint, before.calls + count),

    /** Replaces the fault. Requests on their way are answered first, or they would meet the new one. */
    async changeFault(next: Fault) {
      await becomesTrue(() => app.requestsTo(endpoint).every(({ endedAt }) => endedAt !== null), RESPONSE_MS);
      before = { calls: app.requestsTo(endpoint).length, sessionChecks: app.requestsTo(endpoints.currentUser).length };
      self.lastFault = self.fault;
      self.fault = next;
      self.faulty = 0;
      app.shown.toasts.length = 0;
      app.redirects.length = 0;
      self.applyFault();
      if (self.lastFault.isOffline && !next.isOffline) setOnline(true);
    },
    /** Makes the call fail. */
    applyFault() {
      const { fault } = self;
      if (fault.isOffline) setOnline(false);
      worker.use(
        respondTo(endpoint, () => {
          self.faulty += 1;
          if (fault.endsSession) app.endSession();
          if (fault.isExecuted) execute();
          if (fault.confirmsPick) app.isPickConfirmed = true;
          return fault.respond(ok);
        }),
      );
    },
    /** Makes the call succeed. */
    clearFault() {
      worker.use(respondTo(endpoint, ok));
      if (self.fault.isOffline) setOnline(true);
    },

    /** Drives the page to the point just before the call. */
    async prepare() {
      await app.idle();
      await call.prepare?.();
    },
    /** Makes the call after an earlier fault, as a player does. */
    again: async () => {},
    /** Lets the page make the call. */
    async load() {
      if (self.lastFault) return self.again();
      await self.prepare();
      if (call.load) {
        // The page's own initial requests finish first.
        await advance(1_000);
        await call.load();
      }
      expected.hadFocus = isFocused();
    },

    /** Expects this many checks of the session after that of the first load, and that the header shows the result. */
    async expectSessionChecks(count: number) {
      const { fault } = self;
      const isSessionOver = fault.endsSession === true || fault.isExecuted === true;
      const checks = () => app.requestsTo(endpoints.currentUser).length - before.sessionChecks;
      await waitFor(() => checks() === count, 'The session is not checked again.');
      if (isSessionOver) await waitFor(() => has('button', 'Log in'), 'The header is not anonymous.');
      await advance(1_000);
      expect(checks(), 'number of session checks').toBe(count);
      expect(has('button', 'Log in'), 'shows whether the session is over').toBe(isSessionOver);
      expect(app.redirects, 'no redirect').toEqual([]);
    },
    checkInvariants: () => checkInvariants(app, expected),
  };
  self.clearFault();
  // A write is prepared without the fault.
  if (!('press' in call)) self.applyFault();
  return self;
}
