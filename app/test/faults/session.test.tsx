import { endpoints, POLL_MS } from '@machine/contract';
import { finalMatch, liveMatch, player } from '@machine/mocks/fixtures';
import { delay, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { withApp } from './app.tsx';
import { currentUser } from './calls/index.ts';
import { advance } from './clock.ts';
import { fill, has, press, waitFor } from './dom.ts';
import { runCases } from './run-cases.ts';
import { SESSION } from './session.ts';
import { respondTo } from '../shared/worker.ts';

const isPlayer = () => has('button', player.username);

describe('the session check (C01, F1-F17, I1, I2, I5-I7, I9-I12)', () => {
  runCases({ currentUser }, SESSION);

  const bareUser = respondTo(endpoints.currentUser, () => HttpResponse.json({ id: 7, username: 'ann', rank: null }));
  test(
    'accepts a user with only an id and a name (C01, F12)',
    withApp({ path: '/', handlers: [bareUser] }, async (app) => {
      await waitFor(() => has('button', 'ann') && has('button', '[ AGREE ]'));
      expect(app.shown.toasts).toEqual([]);
    }),
  );

  test('a response from before the login does not undo it (C01, F17)', async () => {
    let checks = 0;
    let polls = 0;
    const handlers = [
      respondTo(endpoints.currentUser, async () => {
        checks += 1;
        const isOld = checks < 3;
        if (checks === 2) await delay(5_000);
        return isOld ? new Response('Unauthorized', { status: 401 }) : HttpResponse.json(player);
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
      await waitFor(isPlayer, 'The player is not logged in.');
      await advance(6_000);
      await waitFor(isPlayer);
      expect(has('button', 'Log in')).toBe(false);
    })();
  });
});
