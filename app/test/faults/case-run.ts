import { endpoints } from '@machine/contract';
import { expect } from 'vitest';
import { waitFor } from './dom.ts';
import { advance } from './fake-clock.ts';
import type { Fault } from './faults.ts';
import type { CallFixture } from './fixture.ts';
import type { Expected } from './invariants.ts';
import { worker } from './mock-worker.ts';
import {
  applyFault,
  clearFault,
  mountApp,
  type MountedApp,
  okHandler,
  requestsTo,
  waitUntilIdle,
} from './mounted-app.tsx';

/** One fault case in progress. */
export type CaseRun<F extends CallFixture = CallFixture> = {
  fixture: F;
  fault: Fault;
  app: MountedApp;
  expected: Expected;
  /** Whether the call has been made. */
  hasTriggered: boolean;
};

export type Expectation<F extends CallFixture = CallFixture> = (run: CaseRun<F>) => Promise<void>;

/** Mounts the app for a case. For reads and polls the fault is in place from the start. */
export function mountCase<F extends CallFixture>(fixture: F, fault: Fault): CaseRun<F> {
  const app = mountApp(fixture);
  worker.use(okHandler(fixture, app));
  if (fixture.kind !== 'write') applyFault(fixture, fault, app);
  return { fixture, fault, app, expected: {}, hasTriggered: false };
}

/** Makes the call of the case, once. */
export async function trigger(run: CaseRun): Promise<void> {
  if (run.hasTriggered) return;
  run.hasTriggered = true;
  const { fixture, fault, app } = run;
  await waitUntilIdle(fixture, app);
  await fixture.prepare?.();
  // Let the page's own initial requests finish first.
  if (fixture.kind === 'write' || (fixture.kind === 'read' && fixture.load)) await advance(1_000);
  if (fixture.kind === 'read') await fixture.load?.();
  if (fixture.kind === 'write') {
    applyFault(fixture, fault, app);
    await fixture.press();
  }
  run.expected.hadFocus = document.activeElement !== document.body && document.activeElement !== null;
}

export const clearFaultOf = ({ fixture, fault, app }: CaseRun) => clearFault(fixture, fault, app);

export const requestsOf = ({ fixture, app }: CaseRun) => requestsTo(fixture.call, app);

export function expectNoToast({ app }: CaseRun): void {
  expect(app.recorder.toasts, 'no toast').toEqual([]);
  expect(app.redirects, 'no redirect').toEqual([]);
}

export const expectToast = ({ app }: CaseRun, title: string, description?: string) =>
  waitFor(
    () => {
      const last = app.recorder.toasts.at(-1);
      return last?.title === title && (description === undefined || last.description === description);
    },
    `The toasts were ${JSON.stringify(app.recorder.toasts)}, not "${title}" / "${description}".`,
  );

export const sessionChecks = ({ app }: CaseRun) => requestsTo(endpoints.currentUser, app).length;
