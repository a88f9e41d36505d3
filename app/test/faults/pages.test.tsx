import * as endpoints from '@machine/contract/endpoints.ts';
import { respondTo } from '@machine/mocks/respondTo.ts';
import { describe, expect, test } from 'vitest';
import { advance, settle } from '../shared/clock.ts';
import { installFakePush } from '../shared/fake-push.ts';
import { worker } from '../shared/worker.ts';
import type { App } from './app.tsx';
import { withApp } from './case.ts';
import { dismiss } from './controls.ts';
import { hasDialog, page, press, title, waitFor } from './dom.ts';
import { PAGES, type Step } from './pages.ts';

installFakePush();

/** Any number of calls may be made on a page, on a machine of any speed. */
const MAX_MS = 10 * 60_000;

/** The text of the page and of what is open, but not of toasts. */
const shownText = () =>
  [...page().querySelectorAll('main,[role="dialog"],[role="alertdialog"]')]
    .map(({ textContent }) => textContent)
    .join(' ');

const expectNoFailure = ({ shown }: App) =>
  expect(shown.toasts.filter((toast) => /^(Error|\w+ failed): /.test(toast))).toEqual([]);

/** Fails a call once, and lets it succeed when the player tries again. */
async function failOnce(app: App, step: Step, isToldTwice: boolean) {
  const { call, press: start, failure = '', prepare, after = [], isRead = false, leadsTo, isGivenUp = false } = step;
  const endpoint = endpoints[call];
  let isFaulty = true;
  // Responds to nothing when the fault is over: the next handler does.
  worker.use(
    respondTo(endpoint, (() => (isFaulty ? new Response(null, { status: 500 }) : undefined)) as () => Response),
  );
  const answered = () => app.requestsTo(endpoint).filter(({ endedAt }) => endedAt !== null).length;
  const before = answered();
  const isAnswered = (count: number) => waitFor(() => answered() === before + count, `${call} was not sent.`);
  const hasToast = () => app.shown.toasts.some((toast) => toast.endsWith(`: ${failure}`));
  const isShown = () => shownText().includes(failure);
  const isTold = () => failure !== '' && (hasToast() || isShown());

  await prepare?.();
  app.shown.toasts.length = 0;
  await start();
  await isAnswered(1);
  if (failure) await waitFor(isTold, `${call} does not tell its failure.`);
  else await app.expectNoToast();
  expect(failure !== '' && hasToast() && isShown(), `${call} tells its failure twice`).toBe(isToldTwice);
  expect(app.redirects).toEqual([]);

  isFaulty = false;
  app.shown.toasts.length = 0;
  await advance(1_000);
  if (!isGivenUp) {
    worker.use(...after);
    await (isRead ? press('button', 'Try again') : start());
    await isAnswered(2);
    await settle();
    await waitFor(() => !isTold(), `${call} still tells a failure.`);
    expectNoFailure(app);
  }
  if (leadsTo !== undefined) {
    await waitFor(() => title().match(leadsTo) !== null, `The title is "${title()}".`);
    await waitFor(() => !hasDialog(), 'A dialog is open.');
  }
  if (isRead || isGivenUp) await dismiss();
}

/** Where a success leads to may have nothing yet. */
const mayBeEmpty = ({ leadsTo }: Step) => leadsTo !== undefined;

describe('what a press starts tells its failure where it was pressed, succeeds when it is repeated, and then leads on', () => {
  for (const [name, { steps, ...options }] of Object.entries(PAGES)) {
    test(
      `on ${name}: ${steps.map(({ call }) => call).join(', ')}`,
      withApp(
        options,
        async (app) => {
          await app.idle();
          // The forms of visitors have a toast, too.
          for (const step of steps) await failOnce(app, step, options.as === 'visitor');
        },
        { isEmpty: steps.some(mayBeEmpty) },
      ),
      MAX_MS,
    );
  }
});
