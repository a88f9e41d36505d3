import * as endpoints from '@machine/contract/endpoints.ts';
import { SIGNUP_REDIRECT_MS } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import * as fixtures from '@machine/mocks/fixtures';
import { failNetwork, reply } from '@machine/mocks/handlers.ts';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { advance } from '../shared/clock.ts';
import { installFakePush } from '../shared/fake-push.ts';
import { worker } from '../shared/worker.ts';
import type { AppOptions } from './app.tsx';
import { withApp } from './case.ts';
import { choosesSpam, dismiss, type Press, presses, submits, switches } from './controls.ts';
import { fill, find, has, hasDialog, hasText, page, press, title, waitFor } from './dom.ts';
import { LEAGUE, REQUEST, SIGNUP, visitor } from './pages.ts';

/** New conversations and leagues have nothing yet. */
const EMPTY = { isEmpty: true };

const toFound = [
  presses('Search users'),
  () => fill({ 'Search by username': 'mira' }),
  () => press('link', /mira_calls_it/),
];

test.each<[string, AppOptions, Press[], string | RegExp]>([
  ['a found player', { path: '/nowhere' }, toFound, /mira_calls_it/],
  [
    'a forgotten password',
    { ...visitor, path: '/nowhere?login=1' },
    [() => press('link', 'Forgot password?')],
    'Forgot password',
  ],
])('%s leads to the next screen, without what was open', async (_, options, steps, expected) => {
  await withApp(options, async (app) => {
    await app.idle();
    for (const step of steps) await step();
    await waitFor(() => title().match(expected) !== null, `The title is "${title()}".`);
    await waitFor(() => !hasDialog(), 'A dialog is open.');
  })();
});

test.each([
  ['/leaderboards', ['Weekly', 'AI Slayers']],
  ['/machine', ['Premier League']],
  ['/leagues/l-office', ['Against the Machine']],
  ['/messages', [/^Requests/]],
])('the tabs of %s are in its address', async (path, tabs) => {
  await withApp(
    { ...LEAGUE, path },
    async (app) => {
      for (const tab of tabs) await press('tab', tab);
      await waitFor(() => tabs.every((tab) => find('tab', tab)?.ariaSelected === 'true'));
      expect(app.redirects).toEqual([]);
    },
    EMPTY,
  )();
});

test.each([
  ['a card', paths.prediction(fixtures.openPrediction.match.id), () => has('button', '[ AGREE ]')],
  ['an invitation', `/join/${fixtures.invite.code}`, () => has('button', 'Join league')],
])('a visitor who came from %s is back there after signing up', async (_, path, isBack) => {
  await withApp({ ...visitor, path }, async () => {
    await waitFor(() => title() !== '');
    await press('link', 'Sign up');
    await submits(SIGNUP, 'Create account')();
    worker.use(reply(endpoints.currentUser, fixtures.newcomer));
    await waitFor('Taking you back');
    expect(isBack()).toBe(false);
    await advance(SIGNUP_REDIRECT_MS);
    await waitFor(isBack);
  })();
});

async function reportSpam(): Promise<void> {
  await press('button', 'Report');
  await choosesSpam();
  await press('button', 'Send report');
}

test(
  'a second report of the same message is not sent',
  withApp(REQUEST, async (app) => {
    await reportSpam();
    await waitFor('Thanks. A moderator will look at it.');
    await dismiss();
    await reportSpam();
    await waitFor("You've already reported this");
    expect(app.requestsTo(endpoints.createReport)).toHaveLength(1);
  }),
);

test(
  'a new link has not been copied yet',
  withApp(LEAGUE, async () => {
    const copied: string[] = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    await press('button', 'Copy link');
    await waitFor('Copied.');
    expect(copied).toEqual([`${location.origin}/join/${fixtures.invite.code}`]);
    const invite = { ...fixtures.invite, code: 'another' };
    worker.use(reply(endpoints.friendLeague, { ...fixtures.officeLeague, invite }));
    await press('button', 'Create a new link');
    await waitFor(() => !hasText('Copied.'));
  }),
);

test(
  'practice asks for one round of matches, and for another one when it is started again',
  withApp({ ...visitor, path: '/practice' }, async (app) => {
    const rounds = () => app.requestsTo(endpoints.practice).length;
    for (const _ of fixtures.practiceMatches) {
      await press('button', /^\[ AGREE/);
      await press('button', /^(Next match|See your score)$/);
    }
    expect(rounds()).toBe(1);
    await press('button', 'Practice again');
    await waitFor(() => rounds() === 2 && hasText('You 0, the Machine 0'));
  }),
);

test(
  'new results are shown on one visit of home',
  withApp({ path: '/', user: { ...fixtures.player, newResultsCount: 4 } }, async () => {
    await press('button', /2 of 4 right, /);
    await press('link', 'How it works');
    await waitFor(() => title() === 'How it works');
    page().querySelector<HTMLElement>('header a[href="/"]')?.click();
    await waitFor(() => page().querySelector('article') !== null);
    expect(has('button', /2 of 4 right, /)).toBe(false);
  }),
);

test(
  'a receipt notices a changed letter, checks itself again, and is downloaded as the server sent it',
  withApp({ path: '/receipts/nba-lal-phx-1' }, async () => {
    const files: { download: string; href: string }[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      files.push({ download: this.download, href: this.href });
    });
    await waitFor('All 7 steps hold.');
    await press('button', 'Change a letter');
    await waitFor('2 of 7 steps fail.');
    await press('button', 'Download receipt');
    await waitFor('Saved as receipt-nba-lal-phx-1.json.');
    click.mockRestore();
    expect(files.map(({ download }) => download)).toEqual(['receipt-nba-lal-phx-1.json']);
    expect(await (await fetch(files[0]?.href ?? '')).json()).toEqual(fixtures.finalReceipt);
    await press('button', 'Restore');
    await waitFor('All 7 steps hold.');
    worker.use(failNetwork(endpoints.audit), failNetwork(endpoints.auditConsistency));
    await press('button', 'Verify');
    await waitFor("The server can't be reached right now.");
  }),
);

test(
  'the browser asks for push notifications only when they are turned on',
  withApp({ path: '/settings' }, async () => {
    installFakePush();
    const ask = vi.spyOn(Notification, 'requestPermission');
    await waitFor('Push notifications');
    expect(ask).not.toHaveBeenCalled();
    await switches('Push notifications')();
    await waitFor('Send a test');
    expect(ask).toHaveBeenCalledOnce();
  }),
);

test(
  'a pick is shared without its result',
  withApp(
    { path: '/completed/nba-lal-phx-1', handlers: [reply(endpoints.shares, { shares: [], next: null })] },
    async () => {
      const sent: unknown[] = [];
      worker.use(http.post(endpoints.createShare.path, async ({ request }) => void sent.push(await request.json())));
      await press('button', 'Share your pick');
      await switches('Hide the result')();
      await press('button', 'Create link');
      await waitFor(() => sent.length === 1);
      expect(sent).toEqual([{ kind: 'PICK', matchId: 'nba-lal-phx-1', hidesResult: true }]);
    },
  ),
);
