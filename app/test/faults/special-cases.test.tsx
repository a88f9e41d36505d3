import * as endpoints from '@machine/contract/endpoints.ts';
import { STILL_LOADING_MS } from '@machine/contract/constants.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { matchChats } from '@machine/mocks/match-chat.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { newResults } from '@machine/mocks/result.ts';
import { reply, replyError } from '@machine/mocks/handlers.ts';
import { respondTo } from '@machine/mocks/respondTo.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { withApp } from './case.ts';
import { advance } from '../shared/clock.ts';
import { dismiss } from './controls.ts';
import { fill, find, has, isBusy, press, valueOf, waitFor, waitForElement } from './dom.ts';
import { worker } from '../shared/worker.ts';

test(
  'Next Prediction still works after a failed load',
  withApp({ path: '/' }, async () => {
    await waitForElement('article', /Lakers/);
    worker.use(replyError(endpoints.randomPrediction, 500));
    await press('button', 'Next Prediction');
    await waitFor('Failed to load prediction');
    worker.use(reply(endpoints.randomPrediction, openPrediction));
    await advance(1_000);
    expect(isBusy(find('button', 'Next Prediction'))).toBe(false);
    await press('button', 'Next Prediction');
    await waitForElement('article', /Lakers/);
  }),
);

test(
  'losing write permission shows why, and regaining it restores the text',
  withApp(
    { path: '/match-chat/nba-lal-phx' },
    async () => {
      await fill({ Message: 'What a quarter' });
      worker.use(replyError(endpoints.sendChatMessage, 403, 'Pick first.'), reply(endpoints.matchChats, []));
      await press('button', 'Send');
      await waitFor('Make a pick to post messages');
      await advance(1_000);
      worker.use(reply(endpoints.matchChats, matchChats));
      await press('button', 'Menu');
      await waitFor(() => valueOf('Message') === 'What a quarter', 'The text is not restored.');
    },
    { isEmpty: true },
  ),
);

test(
  'home plays on without new results that cannot be loaded, and asks for them once',
  withApp(
    {
      path: '/',
      user: { ...player, newResultsCount: newResults.totalCount },
      handlers: [replyError(endpoints.newResults, 500)],
    },
    async (app) => {
      await waitFor(() => has('button', '[ AGREE ]'));
      await advance(20_000);
      expect(has('button', '[ AGREE ]') && !has('button', /right, /)).toBe(true);
      expect(app.requestsTo(endpoints.newResults)).toHaveLength(1);
      await app.expectNoToast();
    },
  ),
);

const late = Promise.withResolvers<Response>();
test(
  'new results that arrive after the first press wait for the next visit',
  withApp(
    {
      path: '/',
      user: { ...player, newResultsCount: newResults.totalCount },
      handlers: [respondTo(endpoints.newResults, () => late.promise)],
    },
    async (app) => {
      await app.idle();
      await waitFor(() => app.requestsTo(endpoints.newResults).length === 1);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      late.resolve(HttpResponse.json(newResults));
      await waitFor(() => app.requestsTo(endpoints.newResults)[0]?.endedAt !== null);
      await advance(1_000);
      expect(has('button', /2 of 4 right, /)).toBe(false);
    },
  ),
);

const lateClubs = Promise.withResolvers<Response>();
test(
  'Today shows no match before their order is known',
  withApp({ path: '/today', handlers: [respondTo(endpoints.userClubs, () => lateClubs.promise)] }, async (app) => {
    const isLoaded = () => app.requestsTo(endpoints.slate)[0]?.endedAt != null;
    await waitFor(isLoaded);
    await advance(1_000);
    expect(has('button', /AGREE/)).toBe(false);
    lateClubs.resolve(HttpResponse.json([]));
    await waitForElement('button', /AGREE/);
  }),
);

test(
  'followers are loaded again when their list is opened again',
  withApp({ path: '/profile/u-mira' }, async (app) => {
    const count = () => app.requestsTo(endpoints.followers).length;
    await press('button', /followers$/);
    await waitFor(() => count() === 1);
    await dismiss();
    await press('button', /followers$/);
    await waitFor(() => count() === 2, 'They are not loaded again.');
  }),
);

/** Longer than a first load stays silent. */
const SLOW_MS = STILL_LOADING_MS + 1_000;

/** The texts of all live regions. */
const announced = () =>
  [...document.querySelectorAll('output, [role=status], [aria-live]')].map(({ textContent }) => textContent);

for (const path of ['/completed', '/today', '/match-chat/nba-lal-phx']) {
  test(
    `a refetch in the background of ${path} announces nothing`,
    withApp({ path }, async (app) => {
      await app.idle();
      const before = announced();
      const sent = app.requests.length;
      worker.use(http.all('/api/*', () => delay(SLOW_MS)));
      window.dispatchEvent(new Event('visibilitychange'));
      for (let passed = 0; passed < SLOW_MS; passed += 1_000) {
        await advance(1_000);
        expect(announced()).toEqual(before);
      }
      expect(app.requests.length).toBeGreaterThan(sent);
    }),
  );
}
