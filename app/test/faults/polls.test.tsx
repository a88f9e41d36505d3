import { DEADLINE_MS, POLL_MS } from '@machine/contract';
import { completedMatches } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { describe, expect } from 'vitest';
import { advance } from '../shared/clock.ts';
import { respondTo, worker } from '../shared/worker.ts';
import { OUTDATED, outdated } from './bodies.ts';
import { type Case, type Outcomes, type Sample, testFaults } from './case.ts';
import { hasText, waitFor } from './dom.ts';
import { everyFault, NOT_FOR_READS, PLAIN_FAULTS } from './faults.ts';
import { expectAtMost200Rows, expectLiteral } from './rows.ts';

const COMPLETED = {
  name: 'completedLive',
  path: '/completed',
  okBody: completedMatches,
  // Among the first: those far below aren't rendered.
  ready: 'Miami Heat',
} satisfies Sample;
const FAILURE = "Couldn't load matches.";
const PAUSED = 'Live updates paused. Retrying…';
const isReady = () => hasText(COMPLETED.ready);
const passInterval = () => advance(POLL_MS.completedLive);
/** A poll without an answer fails at the deadline. */
const passPoll = async ({ fault }: Case) => {
  await passInterval();
  if (fault === PLAIN_FAULTS.timeout) await advance(DEADLINE_MS.read);
};

/** Loads the data, and only then applies the fault. */
async function load({ clearFault, app, applyFault }: Case): Promise<void> {
  clearFault();
  await app.idle();
  await waitFor(isReady);
  applyFault();
}

/** Clears the fault and expects the next poll to show the data. */
async function recover(run: Case): Promise<void> {
  run.clearFault();
  await passPoll(run);
  expect(isReady() && !hasText(FAILURE) && !hasText(PAUSED), 'The next poll does not recover.').toBe(true);
}

async function keepsData(run: Case): Promise<void> {
  expect(isReady(), 'The loaded data is gone.').toBe(true);
  await run.app.expectNoToast();
}

const POLL: Outcomes = {
  ...everyFault([
    'shows the failure at first, later keeps the data, says when it pauses, and recovers with the next poll',
    async (run) => {
      await run.open();
      if (run.fault === PLAIN_FAULTS.timeout) await advance(DEADLINE_MS.read);
      await waitFor(FAILURE);
      expect(isReady()).toBe(false);
      await recover(run);
      run.applyFault();
      for (let failures = 1; failures <= 3; failures += 1) {
        expect(hasText(PAUSED)).toBe(false);
        await passPoll(run);
      }
      expect(hasText(PAUSED)).toBe(true);
      await keepsData(run);
      await recover(run);
    },
  ]),
  ...NOT_FOR_READS,
  slowResponse: [
    'keeps the loaded data until the late response',
    async (run) => {
      await load(run);
      const sent = run.requests().length;
      await passInterval();
      expect(run.requests()).toHaveLength(sent + 1);
      await keepsData(run);
      await advance(10_000);
      await keepsData(run);
    },
  ],
  unauthorized: [
    'checks the session once',
    async (run) => {
      await load(run);
      await passInterval();
      await run.expectSessionCheck();
      await run.app.expectNoToast();
    },
  ],
  strayUnauthorized: [
    'keeps the loaded data and checks the session once',
    async (run) => {
      await load(run);
      await passInterval();
      await run.expectSessionCheck();
      await keepsData(run);
    },
  ],
  tooManyRequests: [
    'keeps the loaded data and pauses until Retry-After',
    async (run) => {
      await load(run);
      await passInterval();
      await keepsData(run);
      const sent = run.requests().length;
      await advance(27_000);
      expect(run.requests(), 'polls pause').toHaveLength(sent);
      await advance(4_000);
      expect(run.requests(), 'polls resume').toHaveLength(sent + 1);
    },
  ],
  malformedRows: [
    'shows the valid rows',
    async (run) => {
      await run.open();
      await waitFor(isReady);
      await keepsData(run);
    },
  ],
  manyRows: ['renders at most 200 rows', ({ open }) => expectAtMost200Rows(open, 'main li')],
  hostileText: ['shows the text literally and without overflow', expectLiteral],
  emptyResponse: [
    'shows the empty state',
    async ({ open, expected, app }) => {
      await open();
      await waitFor('No completed matches yet');
      expect(hasText(FAILURE)).toBe(false);
      expected.isEmpty = true;
      await app.expectNoToast();
    },
  ],
  lateOrRepeated: [
    'has one request at a time and shows the latest response',
    async (run) => {
      const late = Promise.withResolvers<Response>();
      await load(run);
      worker.use(respondTo(run.endpoint, () => late.promise));
      await passInterval();
      const sent = run.requests().length;
      await passInterval();
      expect(run.requests(), 'one pending request').toHaveLength(sent);
      late.resolve(HttpResponse.json(outdated(COMPLETED.okBody) as null));
      await waitFor(OUTDATED);
      run.clearFault();
      await passInterval();
      expect(hasText(OUTDATED), 'shows the newer response').toBe(false);
      await keepsData(run);
    },
  ],
};

describe('a poll', () => {
  testFaults(COMPLETED, POLL);
});
