import type { Page } from 'playwright';
import { expect } from 'vitest';
import { signUpUser } from '../packages/server/src/testing/test-users.ts';
import { openPlayer, pick } from './player-actions.ts';
import { MATCHES, type TestGame } from './test-game.ts';

/** `ready` selects what a route shows in `main` once it has loaded, with `text` in it. */
export type RouteCase = { path: string; title: string; ready: string; text?: string };

/** Opens a page of a player with picks, a share, a conversation and a league. Returns every route of the app. */
export async function prepareRoutes(
  game: TestGame,
  name: string,
  width: number,
): Promise<{ page: Page; routes: RouteCase[] }> {
  const { page, player } = await openPlayer(game, name, width);
  const other = await signUpUser(game.game);
  const post = async (path: string, body?: object, by = player) =>
    (await by.post(path, body)).body as { id: string; code: string };
  await post(`/api/follow/${other.id}`);
  const thread = await post('/api/dm-threads', { participantIds: [other.id] });
  await post(`/api/dm-threads/${thread.id}/messages`, { text: 'Well played.' });
  for (const matchId of ['opener', 'late']) await pick(player, matchId);
  await post('/api/matches/late/chat', { text: 'What a quarter.' });
  const league = await post('/api/leagues', { name: 'The office' });
  const otherLeague = await post('/api/leagues', { name: 'The others' }, other);
  const { code } = await post(`/api/leagues/${otherLeague.id}/invite`, undefined, other);
  await game.moveTo(MATCHES.opener + 2);
  const share = await post('/api/shares', { kind: 'PICK', matchId: 'opener' });
  const routes = [
    { path: '/', title: 'The Machine', ready: 'article' },
    { path: '/signup', title: 'Sign up', ready: 'form' },
    { path: '/how-it-works', title: 'How it works', ready: 'table' },
    { path: '/forgot-password', title: 'Forgot password', ready: 'form' },
    { path: '/reset-password', title: 'New password', ready: 'h1' },
    { path: '/reset-password/token', title: 'New password', ready: 'form' },
    { path: '/today?day=tomorrow', title: 'Today', ready: 'article' },
    { path: '/?match=late', title: 'The Machine', ready: 'article' },
    { path: '/leaderboards', title: 'Leaderboards', ready: 'table' },
    { path: '/receipts/opener', title: 'Receipt', ready: 'h2' },
    { path: '/machine', title: "The Machine's record", ready: 'h2' },
    { path: '/completed', title: 'Completed', ready: 'article' },
    { path: '/completed/opener', title: 'Match', ready: 'h2' },
    { path: `/profile/${player.id}`, title: 'Profile', ready: 'h2' },
    { path: '/practice', title: 'Practice', ready: 'article' },
    { path: '/achievements', title: 'Achievements', ready: 'h2' },
    { path: '/messages', title: 'Messages', ready: 'li' },
    { path: `/messages/${thread.id}`, title: 'Messages', ready: '[role=log] bdi' },
    { path: '/match-chat/late', title: 'Match chat', ready: '[role=log] bdi' },
    { path: '/leagues', title: 'Leagues', ready: 'li a' },
    { path: `/leagues/${league.id}`, title: 'League', ready: 'table' },
    { path: `/join/${code}`, title: 'Join a league', ready: 'h2' },
    { path: `/s/${share.id}`, title: 'Shared', ready: 'article' },
    { path: '/settings', title: 'Settings', ready: '[role=switch]' },
    { path: '/moderation', title: 'Moderation', ready: 'h1', text: 'Page not found' },
    { path: '/privacy', title: 'Privacy', ready: 'h2' },
    { path: '/terms', title: 'Terms', ready: 'h2' },
    { path: '/nowhere', title: 'Page not found', ready: 'h1' },
  ];
  return { page, routes };
}

/** Shows a route as a link does, without loading the page again. Waits until everything has loaded. */
export async function visit(page: Page, { path, title, ready, text = '' }: RouteCase): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Playwright's own waiting asks twice a second. Until the title changes, the content may be that of the previous route.
  const read = () =>
    page.evaluate(
      ([selector, words]) => ({
        title: document.title,
        isReady: [...document.querySelectorAll(`main ${selector}`)].some(
          (element) => element.checkVisibility() && element.textContent.includes(words),
        ),
        isBusy: document.querySelector('main [aria-busy=true]') !== null,
      }),
      [ready, text] as const,
    );
  const shown = { title: `${title} – Beat the Machine`, isReady: true, isBusy: false };
  await expect.poll(read, { message: path }).toEqual(shown);
}
