import { endpoints, LOGIN_REDIRECT_PATH } from '@machine/contract';
import { endOfDayResponse, matchChats, openPrediction, player, rival } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import { expect, test } from 'vitest';
import { withApp } from './app.tsx';
import { advance, settle } from '../shared/clock.ts';
import { field, fill, find, has, isBusy, page, press, valueOf, waitFor, waitForElement } from './dom.ts';
import { respondTo, worker } from '../shared/worker.ts';

const plain = (status: number, body: string) => () => new Response(body, { status });

test(
  'DISAGREE right after AGREE sends only AGREE',
  withApp({ path: '/' }, async (app) => {
    await waitForElement('button', '[ AGREE ]');
    for (const name of ['[ AGREE ]', '[ DISAGREE ]']) find('button', name)?.click();
    app.isPickConfirmed = true;
    await settle();
    expect(app.requestsTo(endpoints.lockPick).map(({ body }) => body)).toEqual([
      { matchId: openPrediction.match.id, choice: 'AGREE' },
    ]);
  }),
);

test(
  'shows the end of the day',
  withApp({ path: '/', handlers: [reply(endpoints.randomPrediction, endOfDayResponse)] }, async () => {
    await waitFor("That's all for today!");
    await waitFor('Check back tomorrow for more predictions.');
  }),
);

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
  'a rejected login shows the message in the dialog and focuses the password',
  withApp({ as: 'visitor', path: '/nowhere?login=1' }, async (app) => {
    await fill({ Email: 'ada@example.com', Password: 'wrong' });
    worker.use(respondTo(endpoints.login, plain(401, '')));
    await press('button', 'Log in');
    await app.expectToast('Login failed: Invalid email or password');
    await waitFor(
      () => page().querySelector('[role="dialog"] [role="alert"]')?.textContent === 'Invalid email or password',
    );
    expect(valueOf('Email')).toBe('ada@example.com');
    await waitFor(() => document.activeElement === field('Password'), 'The password field is not focused.');
  }),
);

const following = {
  path: `/profile/${player.id}`,
  handlers: [replyError(endpoints.unfollow, 500), reply(endpoints.following, [rival])],
};
test(
  'a failed unfollow in the dialog keeps the row without a toast',
  withApp(following, async (app) => {
    await press('button', /following$/);
    await press('button', /^Unfollow/);
    await settle();
    await waitFor(() => has('button', /^Unfollow/) && !isBusy(find('button', /^Unfollow/)));
    expect(app.shown.toasts).toEqual([]);
  }),
);

const profile = { path: '/profile/u-mira', handlers: [respondTo(endpoints.follow, plain(401, 'Unauthorized'))] };
test(
  'two unauthorized mutations within ten seconds redirect to the login once',
  withApp(profile, async (app) => {
    await press('button', 'Follow');
    await advance(600);
    await waitFor(() => app.redirects.length === 1);
    await waitFor(() => !isBusy(find('button', 'Follow')));
    await press('button', 'Follow');
    await waitFor(() => app.shown.toasts.length === 2);
    await advance(600);
    expect(app.redirects.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
  }),
);
