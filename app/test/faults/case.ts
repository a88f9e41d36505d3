import * as endpoints from '@machine/contract/endpoints.ts';
import { respondTo } from '@machine/mocks/respondTo.ts';
import { type HttpHandler, HttpResponse } from 'msw';
import { test } from 'vitest';
import { settle } from '../shared/clock.ts';
import { worker } from '../shared/worker.ts';
import { type App, type AppOptions, mountApp, setOnline } from './app.tsx';
import { type Condition, waitFor } from './dom.ts';
import { type Fault, FAULT_NAMES, type FaultName, FAULTS } from './faults.ts';
import { checkInvariants, type Expected, isFocused } from './invariants.ts';

export type EndpointName = keyof typeof endpoints;

/** A call that represents its kind, and what a player sees of it. */
export type Sample = AppOptions & {
  name: EndpointName;
  /** The body of a successful response; empty without it. */
  okBody?: unknown;
  /** Handlers after a write. */
  handlersAfter?: HttpHandler[];
  /** Makes the call; without it, the page does. */
  load?: () => Promise<void>;
  /** Shown when it has succeeded. */
  ready: Condition;
};

export type Check = (run: Case) => Promise<void>;
/** What a player sees of each fault, as the ends of test titles; null if the fault doesn't apply. */
export type Outcomes = Record<FaultName, readonly [string, Check] | null>;

/** Registers a test for each fault, which ends with the invariants. */
export function testFaults(sample: Sample, outcomes: Outcomes): void {
  for (const name of FAULT_NAMES) {
    const outcome = outcomes[name];
    if (outcome === null) continue;
    const expected: Expected = {};
    const look = async (app: App) => {
      await outcome[1](openCase(app, sample, FAULTS[name], expected));
      await settle();
    };
    test(`${outcome[0]} when ${FAULTS[name].when}`, withApp(sample, look, expected));
  }
}

/** Mounts the app for one test, and checks the invariants afterwards. */
export const withApp =
  (options: AppOptions, look: (app: App) => Promise<void>, expected: Expected = {}) =>
  async (): Promise<void> => {
    const app = mountApp(options);
    try {
      await look(app);
      await checkInvariants(app, expected);
    } finally {
      app.unmount();
    }
  };

export type Case = ReturnType<typeof openCase>;

/** Prepares the app on the page of a call. */
function openCase(app: App, sample: Sample, fault: Fault, expected: Expected) {
  const endpoint = endpoints[sample.name];
  const ok = () => {
    worker.use(...(sample.handlersAfter ?? []));
    if (sample.name === 'lockPick') app.isPickConfirmed = true;
    return HttpResponse.json((sample.okBody ?? null) as null);
  };
  const self = {
    fault,
    app,
    endpoint,
    expected,
    requests: () => app.requestsTo(endpoint),
    /** Makes the call fail from now on. */
    applyFault() {
      if (fault.isOffline) setOnline(false);
      worker.use(
        respondTo(endpoint, () => {
          if (fault.endsSession) app.endSession();
          return fault.respond(ok);
        }),
      );
    },
    /** Makes the call succeed from now on. */
    clearFault() {
      worker.use(respondTo(endpoint, ok));
      if (fault.isOffline) setOnline(true);
    },
    /** Makes the call, with the fault. */
    async open() {
      self.applyFault();
      await app.idle();
      await sample.load?.();
      // The screen is imported first, which no clock drives.
      await waitFor(() => self.requests().length > 0, 'The call is not made.');
      await settle();
      expected.hadFocus = isFocused();
    },
  };
  self.clearFault();
  return self;
}
