import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EngineDriver, ENGINES, missingPrograms } from './engine-drivers.ts';
import { button, type EnginePage, field, link, playIn, type Target, text } from './engine-page.ts';
import { emailOf, PASSWORD, sendAs, signUpPlayer } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

/** Ten hours of game time per second. */
const HIGH_SPEED = 36_000;
const HOUR_MS = 60 * 60_000;

/** Returns the id of a match that starts soon. */
async function soonMatchId(url: string): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { match } = await (await fetch(`${url}/api/predictions/random`)).json();
    const lead = Date.parse(match.startTime) - Date.now();
    if (lead > HOUR_MS / 2 && lead < 40 * HOUR_MS) return match.id;
  }
  throw new Error('no match starts soon');
}

describe.each(ENGINES)('in $name', (engine) => {
  const missing = missingPrograms(engine);
  if (missing.length > 0) {
    test.skip(`not tested: ${missing.join(' and ')} can't be found; docs/browsers.md says how to install it`, () => {});
    return;
  }
  const username = `ada_in_${engine.name.toLowerCase()}`;
  let game: TestGame;
  let driver: EngineDriver;
  let page: EnginePage;
  beforeAll(async () => {
    [game, driver] = await Promise.all([startGame(), engine.open()]);
    page = playIn(driver);
  });
  afterAll(() => Promise.all([game.close(), driver.close()]));

  test('a visitor signs up, and is logged in', async () => {
    await page.goto(`${game.url}/signup`);
    await page.fill(field('First name'), 'Ada');
    await page.fill(field('Last name'), 'Byron');
    await page.fill(field('Email'), emailOf(username));
    await page.fill(field('Username (optional)'), username);
    await page.fill(field('Password'), PASSWORD);
    await page.fill(field('Confirm password'), PASSWORD);
    await page.click(button('Create account'));
    await page.see({ css: 'article h2' });
    await page.see({ css: 'header button[aria-haspopup=true]', label: username });
  });

  test('overlays close by Escape and by a press outside, and return the focus', async () => {
    const dialogs: [opener: Target, inside: Target][] = [
      [button('Menu'), { css: '[role=dialog] a', label: 'Leaderboards' }],
      [button('Search users'), { css: '[role=dialog] input' }],
      [button('Notifications'), { css: '[role=dialog] h2', label: 'Notifications' }],
      [button(username), { css: '[role=menuitem]', label: 'Settings' }],
    ];
    for (const [opener, inside] of dialogs) {
      for (const close of [() => page.pressKey('Escape'), () => page.pressAt(640, 850)]) {
        await page.click(opener);
        await page.see(inside);
        await close();
        await page.isGone(inside);
        await page.hasFocus(opener);
      }
    }
    await page.click(button(username));
    await page.see({ css: '[role=menuitem]' });
    await page.pressKey('ArrowDown');
    await page.pressKey('Enter');
    await page.isGone({ css: '[role=menuitem]' });
    await page.see({ css: 'h1' });
  });

  test('a pick is locked, its toast closes by key, a message arrives over the socket, and the recap shows the result', async () => {
    const matchId = await soonMatchId(game.url);
    await page.goto(`${game.url}/?match=${matchId}`);
    await page.click(button('[ AGREE ]'));
    await page.see(text('Your prediction is locked.'));
    await page.see({ css: '[data-toast]' });
    await page.pressKey('F8');
    await page.pressKey('Escape');
    await page.isGone({ css: '[data-toast]' });

    await page.goto(`${game.url}/match-chat/${matchId}`);
    await page.see({ css: '[data-state=live]', label: 'Live' });
    await page.run(countEvents, null);
    const other = await signUpPlayer(game.url, `mira_for_${engine.name.toLowerCase()}`);
    await sendAs(other, game.url, '/api/picks', { matchId, choice: 'AGREE' });
    await sendAs(other, game.url, `/api/matches/${matchId}/chat`, { text: 'Hello from elsewhere' });
    await page.see({ css: '[role=log] bdi', label: 'Hello from elsewhere' });
    await expect.poll(() => page.run(() => window.liveEvents, null)).toContain('chat');

    await game.kill();
    await game.restart({ SPEED: String(HIGH_SPEED) });
    const isGraded = async () => {
      const { match } = await (await fetch(`${game.url}/api/completed/${matchId}/recap`)).json();
      return ['FINAL', 'VOID'].includes(match?.status);
    };
    await expect.poll(isGraded, { timeout: 60_000, interval: 500 }).toBe(true);
    await page.goto(`${game.url}/completed/${matchId}`);
    await page.see({ css: 'h1', label: 'Match recap' });
    await page.see({ css: 'h2', label: 'Your result' });
  });

  test('nothing is wider than a phone', async () => {
    await page.goto(game.url);
    await page.see({ css: 'article h2' });
    expect(await page.run(() => document.documentElement.scrollWidth - window.innerWidth, null)).toBeLessThanOrEqual(0);
  });
});

declare global {
  interface Window {
    /** The types of the events that a socket of the page received. */
    liveEvents?: string[];
  }
}

/** Runs in the page. Opens a second socket and records its events. */
function countEvents(): void {
  const liveEvents: string[] = [];
  window.liveEvents = liveEvents;
  const socket = new WebSocket(`ws://${location.host}/ws`);
  socket.addEventListener('message', ({ data }) => liveEvents.push(JSON.parse(data).type));
}
