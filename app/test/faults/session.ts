import { DEADLINE_MS } from '@machine/contract';
import { player } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { has, waitFor } from './dom.ts';
import { everyFault, type Outcomes } from './faults.ts';
import { only, type Select } from './select-runs.ts';
import { becomesTrue } from '../shared/page.ts';
import { respondTo, worker } from '../shared/worker.ts';

/** In real time; a response rarely takes longer. */
const RESPONSE_MS = 500;
const SIGN_UP = 'Sign up to beat the machine';
const isAnonymous = () => has('button', 'Log in') && has('link', SIGN_UP);
/** Neither anonymous nor logged in: the header has no session buttons, and the card no pick buttons. */
const isUnknown = () =>
  ![player.username, 'Log in', '[ AGREE ]'].some((name) => has('button', name)) && !has('link', SIGN_UP);
const hasCard = () => has('article', /Lakers/);
const isPlayer = () => has('button', player.username) && has('button', '[ AGREE ]');

async function expectPlayer({ app }: Case): Promise<void> {
  await waitFor(isPlayer, 'The player is not logged in.');
  expect(app.shown.toasts).toEqual([]);
}

/** Expects an unknown session, without rapid retries, until a check succeeds. */
async function expectUnknown(run: Case): Promise<void> {
  const { app, endpoint, requests } = run;
  await waitFor(() => requests().length > 0 && hasCard(), 'The rest of the page does not work.');
  // What recovers the session is loaded when the page is idle, in real time.
  await app.idle();
  await advance(1_000);
  await waitFor(isUnknown, 'The session is not unknown.');
  const [first] = requests();
  const early = requests().filter(({ at }) => at < (first?.at ?? 0) + 1_000);
  expect(early.length, 'at most one immediate retry, when another request succeeds').toBeLessThanOrEqual(2);
  await advance(40_000);
  expect(isUnknown(), 'unknown until a check succeeds').toBe(true);
  expect(requests().length, 'retries with increasing delays').toBeLessThanOrEqual(10);
  worker.use(respondTo(endpoint, () => HttpResponse.json(player)));
  // The next check is planned when the last one has failed, which takes real time.
  for (let tries = 0; tries < 3; tries += 1) {
    await advance(60_000);
    if (await becomesTrue(isPlayer, RESPONSE_MS)) break;
  }
  await expectPlayer(run);
  expect(app.redirects).toEqual([]);
}

const CHECKS = {
  'leaves the session unknown until a check succeeds': expectUnknown,
  'leaves the session unknown at the deadline and until a check succeeds': async (run: Case) => {
    await waitFor(() => run.requests().length === 1);
    await advance(DEADLINE_MS.read - 2_000);
    expect(isUnknown(), 'no flash of another session').toBe(true);
    await advance(1_000);
    await expectUnknown(run);
  },
  'leaves the session unknown, then shows the player': async (run: Case) => {
    await waitFor(() => run.requests().length === 1 && hasCard(), 'The rest of the page does not work.');
    expect(has('button', 'Log in'), 'no flash of another session').toBe(false);
    await advance(10_000);
    await expectPlayer(run);
  },
  'shows the anonymous page after one check': async ({ app, requests }: Case) => {
    await waitFor(isAnonymous, 'The page is not anonymous.');
    await advance(5_000);
    expect(requests(), 'no retry').toHaveLength(1);
    app.expectNoToast();
  },
  'shows the text literally': async ({ app }: Case) => {
    await waitFor(() => has('button', '[ AGREE ]'));
    expect(app.shown.toasts).toEqual([]);
  },
};

const OUTCOMES: Outcomes<keyof typeof CHECKS> = {
  ...everyFault('leaves the session unknown until a check succeeds'),
  timeout: 'leaves the session unknown at the deadline and until a check succeeds',
  slowResponse: 'leaves the session unknown, then shows the player',
  unauthorized: 'shows the anonymous page after one check',
  strayUnauthorized: 'shows the anonymous page after one check',
  forbidden: 'shows the anonymous page after one check',
  notFound: 'shows the anonymous page after one check',
  emptyBody: 'shows the anonymous page after one check',
  noContent: 'shows the anonymous page after one check',
  hostileText: 'shows the text literally',
  // Tested in session.test.tsx.
  lateOrRepeated: null,
  // Only for lists, picks and writes.
  manyRows: null,
  storedPick: null,
  hostileMessage: null,
  lostResponse: null,
};

/** Of the faults with the same outcome, some. */
const select: Select<keyof typeof CHECKS> = (steps) =>
  [
    ...only(steps, 'timeout', 'slowResponse', 'networkDown', 'serverError', 'tooManyRequests', 'captivePortal'),
    ...only(steps, 'unauthorized', 'strayUnauthorized', 'forbidden', 'notFound', 'noContent'),
    ...only(steps, 'malformedRows').slice(0, 1),
    ...only(steps, 'hostileText').slice(0, 1),
  ].map((step) => [step]);

export const SESSION = { outcomes: OUTCOMES, checks: CHECKS, select };
