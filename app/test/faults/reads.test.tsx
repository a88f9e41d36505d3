import * as endpoints from '@machine/contract/endpoints.ts';
import { DEADLINE_MS, POLL_MS, STILL_LOADING_MS } from '@machine/contract/constants.ts';
import { leaderboardEntries } from '@machine/mocks/leaderboard.ts';
import { completedMatches } from '@machine/mocks/match.ts';
import { describe, expect } from 'vitest';
import { advance } from '../shared/clock.ts';
import { type Case, type Check, type Outcomes, type Sample, testFaults } from './case.ts';
import { find, has, hasText, isBusy, page, press, pressElement, waitFor } from './dom.ts';
import { everyFault, PLAIN_FAULTS } from './faults.ts';

const LEADERBOARD = {
  name: 'leaderboard',
  path: '/nowhere',
  // Without a focus, which would load it before the click.
  async load() {
    find('link', 'Leaderboards')?.click();
    // The call is made before the screen is there, whose clock starts with it.
    await waitFor(() => page().querySelector('main [data-loading], main [role=alert], main table') !== null);
  },
  okBody: leaderboardEntries,
  ready: 'house_of_hunches',
} satisfies Sample;
const FAILURE = "Couldn't load the leaderboard.";
const isReady = () => hasText(LEADERBOARD.ready);

async function expectFailure({ app, fault }: Case): Promise<void> {
  await waitFor(() => page().querySelector('[role="alert"]')?.textContent.includes(FAILURE) === true, 'No alert.');
  if (fault.message) expect(hasText(fault.message), "not the server's message").toBe(false);
  expect(isReady(), 'no data that failed to load').toBe(false);
  await app.expectNoToast();
}

/** Expects one action to load the data when the fault is over. */
async function recover(run: Case): Promise<void> {
  run.clearFault();
  await advance(1_000);
  // Failed queries are refetched when the network is back.
  if (!run.fault.isOffline) await press('button', 'Try again');
  await waitFor(isReady, 'No recovery.');
  expect(hasText(FAILURE)).toBe(false);
}

const fails: Check = async (run) => {
  await run.open();
  await expectFailure(run);
  await recover(run);
};

const READ: Outcomes = {
  ...everyFault(['shows the failure and lets the player retry', fails]),
  hostileMessage: null,
  timeout: [
    'says "Still loading…" after 10 s, shows the failure after 15 s and lets the player retry',
    async (run) => {
      await run.open();
      await advance(STILL_LOADING_MS);
      expect(hasText('Still loading…')).toBe(true);
      expect(hasText(FAILURE), 'still waiting before the deadline').toBe(false);
      await advance(DEADLINE_MS.read - STILL_LOADING_MS);
      await expectFailure(run);
      await recover(run);
    },
  ],
  slowResponse: [
    'shows the loading text, then the data, with one request',
    async ({ open, requests, app }) => {
      await open();
      // The loading text appears only after a delay.
      await advance(1_000);
      expect(hasText('Loading…') && !isReady()).toBe(true);
      await advance(10_000);
      expect(isReady()).toBe(true);
      expect(requests()).toHaveLength(1);
      await app.expectNoToast();
    },
  ],
  unauthorized: [
    'checks the session once, and shows that it is over',
    async ({ app, open }) => {
      await open();
      await waitFor(() => has('button', 'Log in'), 'The header is not anonymous.');
      await advance(1_000);
      expect(app.requestsTo(endpoints.currentUser), 'at first, and then once').toHaveLength(2);
      await app.expectNoToast();
    },
  ],
  tooManyRequests: [
    'shows the failure and allows no retry before Retry-After',
    async (run) => {
      await run.open();
      await expectFailure(run);
      expect(isBusy(find('button', 'Try again'))).toBe(true);
      pressElement(find('button', 'Try again'));
      await advance(27_000);
      expect(run.requests(), 'no request before Retry-After').toHaveLength(1);
      await advance(3_000);
      expect(isBusy(find('button', 'Try again'))).toBe(false);
      await recover(run);
    },
  ],
};

describe('a read', () => {
  testFaults(LEADERBOARD, READ);
});

const COMPLETED = {
  name: 'completedLive',
  path: '/completed',
  okBody: completedMatches,
  // Among the first: those far below aren't rendered.
  ready: 'Miami Heat',
} satisfies Sample;
const POLL_FAILURE = "Couldn't load matches.";
const PAUSED = 'Live updates paused. Retrying…';
const hasMatches = () => hasText(COMPLETED.ready);

/** A poll without an answer fails at the deadline. */
async function passPoll({ fault }: Case): Promise<void> {
  await advance(POLL_MS.completedLive);
  if (fault === PLAIN_FAULTS.timeout) await advance(DEADLINE_MS.read);
}

/** Clears the fault and expects the next poll to show the data. */
async function recoverByPoll(run: Case): Promise<void> {
  run.clearFault();
  await passPoll(run);
  expect(hasMatches() && !hasText(POLL_FAILURE) && !hasText(PAUSED), 'The next poll does not recover.').toBe(true);
}

const pauses = [
  'shows the failure at first, later keeps the data, says when it pauses, and recovers with the next poll',
  async (run: Case) => {
    await run.open();
    if (run.fault === PLAIN_FAULTS.timeout) await advance(DEADLINE_MS.read);
    await waitFor(POLL_FAILURE);
    expect(hasMatches()).toBe(false);
    await recoverByPoll(run);
    run.applyFault();
    for (let failures = 1; failures <= 3; failures += 1) {
      expect(hasText(PAUSED)).toBe(false);
      await passPoll(run);
    }
    expect(hasText(PAUSED)).toBe(true);
    expect(hasMatches(), 'The loaded data is gone.').toBe(true);
    await run.app.expectNoToast();
    await recoverByPoll(run);
  },
] as const;

// What it does after a 401 or a 429 is tested in Node.
describe('a poll', () => {
  testFaults(COMPLETED, { ...everyFault(null), networkDown: pauses, timeout: pauses, htmlErrorPage: pauses });
});
