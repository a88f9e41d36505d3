import { sharedPick } from '@machine/mocks/fixtures';
import type { Page } from 'playwright';
import { callApi, openMatchId, signUpByApi, startThread } from './player-actions.ts';
import type { TestGame } from './test-game.ts';

/** Names of the same length in every run, because long names wrap. */
let playerCount = 0;

/** `ready` selects what a route shows in `main` once it has loaded. */
export type RouteCase = { path: string; title: string; ready: string };

/** Creates a league of each player, and an invite to the one of the other. Returns the paths of both. */
async function prepareLeagues(page: Page, other: Page): Promise<{ league: string; join: string }> {
  const [own, others] = await Promise.all(
    [page, other].map((owner) => callApi(owner, 'POST', '/api/leagues', { name: 'The office' })),
  );
  const { code } = await callApi(other, 'POST', `/api/leagues/${others.id}/invite`);
  return { league: `/leagues/${own.id}`, join: `/join/${code}` };
}

/** Answers as if a pick were shared, because none is settled yet. Its page comes through the service worker. */
async function prepareShare(page: Page, url: string): Promise<void> {
  const document = await (await fetch(`${url}/index.html`)).text();
  await page
    .context()
    .route(url + sharedPick.path, (route) => route.fulfill({ contentType: 'text/html', body: document }));
  await page.route(`**/api/shares/${sharedPick.id}`, (route) => route.fulfill({ json: sharedPick }));
}

/** Prepares a player with a pick, a conversation and a league; returns every route with a selector for its content. */
export async function prepareRoutes(
  game: TestGame,
  theme: 'dark' | 'light',
  width: number,
): Promise<{ page: Page; routes: RouteCase[]; pageErrors: string[] }> {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, width);
  const other = await game.openPage([]);
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value);
    localStorage.setItem('cookie-consent', 'accepted');
  }, theme);
  playerCount += 1;
  const name = `${theme}_${width}_${String(playerCount).padStart(6, '0')}`;
  const userId = await signUpByApi(page, game.url, name);
  const otherId = await signUpByApi(other, game.url, `${name}_b`);
  const threadId = await startThread(page, otherId);
  await callApi(page, 'POST', `/api/dm-threads/${threadId}/messages`, { text: 'Well played.' });
  const matchId = await openMatchId(page);
  await callApi(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await callApi(page, 'POST', `/api/matches/${matchId}/chat`, { text: 'What a quarter.' });
  const completed = await callApi(page, 'GET', '/api/completed/live');
  const { league, join } = await prepareLeagues(page, other);
  await prepareShare(page, game.url);
  const routes = [
    { path: '/', title: 'The Machine', ready: 'article' },
    { path: `/?match=${matchId}`, title: 'The Machine', ready: 'article' },
    { path: '/signup', title: 'Sign up', ready: 'form' },
    { path: '/how-it-works', title: 'How it works', ready: 'table' },
    { path: '/forgot-password', title: 'Forgot password', ready: 'form' },
    { path: '/reset-password', title: 'New password', ready: 'h1' },
    { path: '/reset-password/token', title: 'New password', ready: 'form' },
    { path: '/today?day=tomorrow', title: 'Today', ready: 'article' },
    { path: '/leaderboards', title: 'Leaderboards', ready: 'table' },
    { path: `/receipts/${matchId}`, title: 'Receipt', ready: 'h2' },
    { path: '/machine', title: "The Machine's record", ready: 'h2' },
    { path: '/completed', title: 'Completed', ready: 'article' },
    { path: `/completed/${completed.at(-1).id}`, title: 'Match', ready: 'h2' },
    { path: `/profile/${userId}`, title: 'Profile', ready: 'h2' },
    { path: '/practice', title: 'Practice', ready: 'article' },
    { path: '/achievements', title: 'Achievements', ready: 'h2' },
    { path: '/messages', title: 'Messages', ready: 'li' },
    { path: `/messages/${threadId}`, title: 'Messages', ready: '[role=log] bdi' },
    { path: `/match-chat/${matchId}`, title: 'Match chat', ready: '[role=log] bdi' },
    { path: '/leagues', title: 'Leagues', ready: 'li a' },
    { path: league, title: 'League', ready: 'table' },
    { path: join, title: 'Join a league', ready: 'h2' },
    { path: sharedPick.path, title: 'Shared', ready: 'article' },
    { path: '/settings', title: 'Settings', ready: '[role=switch]' },
    { path: '/moderation', title: 'Moderation', ready: 'h1:text("Page not found")' },
    { path: '/export', title: 'Your data', ready: 'button' },
    { path: '/privacy', title: 'Privacy', ready: 'h2' },
    { path: '/terms', title: 'Terms', ready: 'h2' },
    { path: '/nowhere', title: 'Page not found', ready: 'h1' },
  ];
  return { page, routes, pageErrors };
}
