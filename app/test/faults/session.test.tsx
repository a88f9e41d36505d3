import { DEADLINE_MS, endpoints, POLL_MS } from '@machine/contract';
import { finalMatch, liveMatch, player } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { advance, becomesTrue } from '../shared/clock.ts';
import { respondTo } from '../shared/worker.ts';
import { type Case, type Check, type Sample, testFaults, withApp } from './case.ts';
import { fill, has, press, waitFor } from './dom.ts';
import { everyFault, NOT_FOR_READS, PLAIN_FAULTS } from './faults.ts';

const SIGN_UP = 'Sign up to beat the machine';
const isAnonymous = () => has('button', 'Log in') && has('link', SIGN_UP);
const hasCard = () => has('article', /Lakers/);
const anonymous = () => new Response('Unauthorized', { status: 401 });
const isPlayer = () => has('button', player.username) && has('button', '[ AGREE ]');

const SESSION: Sample = {
  name: 'currentUser',
  path: '/',
  okBody: player,
  ready: isPlayer,
};

async function expectPlayer({ app }: Case): Promise<void> {
  await waitFor(isPlayer, 'The player is not logged in.');
  await app.expectNoToast();
}

/** Expects the anonymous page, without a timer that asks again, until another call succeeds after the fault. */
const staysAnonymous: Check = async (run) => {
  const { app, requests } = run;
  await run.open();
  await waitFor(() => requests().length > 0 && hasCard(), 'The rest of the page does not work.');
  if (run.fault === PLAIN_FAULTS.timeout) await advance(DEADLINE_MS.read);
  await waitFor(isAnonymous, 'The page is not anonymous.');
  await advance(60_000);
  expect(isAnonymous()).toBe(true);
  expect(requests().length, 'only after other calls').toBeLessThanOrEqual(5);
  run.clearFault();
  await press('button', 'Next Prediction');
  await advance(DEADLINE_MS.read);
  await expectPlayer(run);
  expect(app.redirects).toEqual([]);
};

const isAnonymousAtOnce: Check = async ({ app, open, requests }) => {
  await open();
  await waitFor(isAnonymous, 'The page is not anonymous.');
  await advance(5_000);
  expect(requests(), 'no retry').toHaveLength(1);
  await app.expectNoToast();
};
const ANONYMOUS = ['shows the anonymous page after one check', isAnonymousAtOnce] as const;

describe('the session check', () => {
  testFaults(SESSION, {
    ...everyFault(['shows the anonymous page until a check succeeds', staysAnonymous]),
    ...NOT_FOR_READS,
    slowResponse: [
      'waits for the response, then shows the player',
      async (run) => {
        await run.open();
        await waitFor(hasCard, 'The rest of the page does not work.');
        expect(has('button', 'Log in'), 'no flash of another session').toBe(false);
        await advance(10_000);
        await expectPlayer(run);
      },
    ],
    unauthorized: ANONYMOUS,
    strayUnauthorized: ANONYMOUS,
    // What each body means is tested in Node.
    malformedRows: null,
    emptyResponse: null,
    hostileText: [
      'shows the text literally',
      async ({ app, open }) => {
        await open();
        await waitFor(() => has('button', '[ AGREE ]'));
        await app.expectNoToast();
      },
    ],
    manyRows: null,
    // Below.
    lateOrRepeated: null,
  });

  const bareUser = respondTo(endpoints.currentUser, () => HttpResponse.json({ id: 7, username: 'ann', rank: null }));
  test(
    'accepts a user with only an id and a name',
    withApp({ path: '/', handlers: [bareUser] }, async (app) => {
      await waitFor(() => has('button', 'ann') && has('button', '[ AGREE ]'));
      await app.expectNoToast();
    }),
  );

  test('a response from before the login does not undo it', async () => {
    const late = Promise.withResolvers<Response>();
    let checks = 0;
    let polls = 0;
    const handlers = [
      respondTo(endpoints.currentUser, () => {
        checks += 1;
        if (checks === 2) return late.promise;
        return checks < 3 ? anonymous() : HttpResponse.json(player);
      }),
      // A new result makes the page check the session again.
      respondTo(endpoints.completedLive, () => HttpResponse.json(polls++ === 0 ? [liveMatch] : [finalMatch])),
    ];
    await withApp({ as: 'visitor', path: '/completed?login=1', handlers }, async () => {
      await fill({ Email: 'ada@example.com', Password: 'a long password' });
      await waitFor('Los Angeles Lakers');
      await advance(POLL_MS.completedLive);
      await waitFor(() => checks === 2, 'The session is not checked again.');
      await press('button', 'Log in');
      await waitFor(() => has('button', player.username), 'The player is not logged in.');
      late.resolve(anonymous());
      expect(await becomesTrue(() => has('button', 'Log in'), { giveUpMs: 0 })).toBe(false);
      expect(has('button', player.username)).toBe(true);
    })();
  });
});
