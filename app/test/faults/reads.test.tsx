import { DEADLINE_MS, STILL_LOADING_MS } from '@machine/contract';
import { leaderboardEntries, newResults, player, dmThread } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { describe, expect } from 'vitest';
import { advance } from '../shared/clock.ts';
import { respondTo, worker } from '../shared/worker.ts';
import { OUTDATED, outdated } from './bodies.ts';
import { type Case, type Check, type Outcomes, type Sample, testFaults } from './case.ts';
import { find, has, hasText, holds, isBusy, page, press, pressElement, waitFor } from './dom.ts';
import { everyFault, NOT_FOR_READS } from './faults.ts';
import { expectAtMost200Rows, expectLiteral } from './rows.ts';

const LEADERBOARD = {
  name: 'leaderboard',
  path: '/nowhere',
  // Without a focus, which would load it before the click.
  load: async () => find('link', 'Leaderboards')?.click(),
  okBody: leaderboardEntries,
  idKey: 'userId',
  ready: 'house_of_hunches',
} satisfies Sample;
const FAILURE = "Couldn't load the leaderboard.";
const EMPTY = 'No data available';
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
  ...NOT_FOR_READS,
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
    'shows the failure and checks the session once',
    async (run) => {
      await run.open();
      await run.expectSessionCheck();
      await run.app.expectNoToast();
    },
  ],
  strayUnauthorized: [
    'shows the failure and checks the session once',
    async (run) => {
      await run.open();
      await expectFailure(run);
      await run.expectSessionCheck();
      await recover(run);
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
  malformedRows: [
    'shows the valid rows',
    async ({ open, app }) => {
      await open();
      await waitFor(isReady);
      expect(hasText(FAILURE)).toBe(false);
      await app.expectNoToast();
    },
  ],
  manyRows: ['renders at most 200 rows', ({ open }) => expectAtMost200Rows(open, 'tbody tr')],
  hostileText: ['shows the text literally and without overflow', expectLiteral],
  emptyResponse: [
    'shows the empty state',
    async ({ open, expected, app }) => {
      await open();
      await waitFor(EMPTY);
      expect(hasText(FAILURE)).toBe(false);
      expected.isEmpty = true;
      await app.expectNoToast();
    },
  ],
  lateOrRepeated: [
    'shows the latest response',
    async ({ endpoint, open, app, requests }) => {
      const first = Promise.withResolvers<Response>();
      await open();
      worker.use(respondTo(endpoint, () => first.promise));
      // Each login elsewhere loads it again.
      await app.signalFromOtherTab();
      await advance(2_000);
      const sent = requests().length;
      worker.use(respondTo(endpoint, () => HttpResponse.json(LEADERBOARD.okBody)));
      await app.signalFromOtherTab();
      await waitFor(() => requests().length > sent && isReady(), 'No newer response is shown.');
      first.resolve(HttpResponse.json(outdated(LEADERBOARD.okBody) as null));
      await advance(1_000);
      expect(isReady() && !hasText(OUTDATED), 'ignores the older response').toBe(true);
    },
  ],
};

describe('a read', () => {
  testFaults(LEADERBOARD, READ);
});

describe('a private read', () => {
  const threads: Sample = {
    name: 'dmThreads',
    path: '/messages',
    okBody: [dmThread],
    ready: 'See you on the board.',
  };
  testFaults(threads, {
    ...everyFault(null),
    unauthorized: [
      'removes the content and checks the session once',
      async (run) => {
        await run.open();
        await run.expectSessionCheck();
        expect(hasText("Couldn't load messages.") || holds(threads.ready)).toBe(false);
        await run.app.expectNoToast();
      },
    ],
  });
});

const SILENT: Sample = {
  name: 'newResults',
  path: '/',
  user: { ...player, newResultsCount: newResults.totalCount },
  okBody: newResults,
  ready: () => has('button', /2 of 4 right, /),
  bodies: {
    malformedRows: [{ ...newResults, since: 7, results: [7, null, {}, ...newResults.results] }],
    manyRows: [
      {
        ...newResults,
        results: Array.from({ length: 10_000 }, (_, index) => ({ ...newResults.results[0], id: `m-${index}` })),
      },
    ],
    emptyResponse: { results: [], totalCount: 0 },
  },
};
const isPlayable = () => has('button', '[ AGREE ]') && has('link', 'Leaderboards');

const plain: Check = async ({ open, requests, app }) => {
  await open();
  await waitFor(isPlayable, 'The page does not work.');
  await advance(DEADLINE_MS.read + 5_000);
  expect(isPlayable() && !has('button', /right, /), 'plays on without it').toBe(true);
  expect(requests(), 'no retry').toHaveLength(1);
  await app.expectNoToast();
};
const shows = (afterMs: number): Check => {
  return async ({ open, app }) => {
    await open();
    await waitFor(isPlayable, 'The page waits.');
    await advance(afterMs);
    expect(holds(SILENT.ready)).toBe(true);
    await app.expectNoToast();
  };
};

describe('a silent read', () => {
  testFaults(SILENT, {
    ...everyFault(['plays on without it', plain]),
    ...NOT_FOR_READS,
    slowResponse: ['plays on, and shows it late', shows(10_000)],
    malformedRows: ['shows the valid rows', shows(0)],
    hostileText: ['plays on without it', async (run) => run.open()],
    manyRows: [
      'renders at most 200 rows',
      ({ open }) =>
        expectAtMost200Rows(async () => {
          await open();
          await press('button', / of 4 right, /);
        }, 'main li'),
    ],
    unauthorized: [
      'plays on without it and checks the session once',
      async (run) => {
        await run.open();
        await run.expectSessionCheck();
        expect(holds(SILENT.ready)).toBe(false);
        await run.app.expectNoToast();
      },
    ],
    strayUnauthorized: [
      'plays on without it and checks the session once',
      async (run) => {
        await run.open();
        await run.expectSessionCheck();
        expect(isPlayable() && !holds(SILENT.ready)).toBe(true);
        await run.app.expectNoToast();
      },
    ],
    // Requested once for each visit.
    lateOrRepeated: null,
  });
});
