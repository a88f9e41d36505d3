import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EngineDriver, ENGINES, missingPrograms } from './engine-drivers.ts';
import { button, type EnginePage, field, playIn, type Target, text } from './engine-page.ts';
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

const notInstalled = (programs: readonly string[]) =>
  `Not tested, because these programs are not installed: ${programs.join(', ')}. See docs/browsers.md.`;

describe.each(ENGINES)('in $name', (engine) => {
  const missing = missingPrograms(engine);
  const username = `ada_in_${engine.name.toLowerCase()}`;
  let game: TestGame;
  let driver: EngineDriver;
  let page: EnginePage;
  beforeEach(({ skip }) => skip(missing.length > 0, notInstalled(missing)));
  beforeAll(async () => {
    if (missing.length > 0) return console.warn(notInstalled(missing));
    [game, driver] = await Promise.all([startGame(), engine.open()]);
    page = playIn(driver);
  });
  afterAll(() => Promise.all([game?.close(), driver?.close()]));

  test('a visitor opens and closes the login, signs up, and is logged in', async () => {
    await page.goto(game.url);
    await page.click(button('Log in'));
    await page.hasFocus({ css: '[role=dialog] input', label: 'Email' });
    await page.pressKey('Escape');
    await page.isGone({ css: '[role=dialog]' });
    await page.hasFocus(button('Log in'));

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
    expect(await page.run(() => location.pathname, null)).toBe('/');
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
    await expect.poll(() => page.run(() => location.pathname, null)).toBe('/messages');
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

  test('the page is no wider than a phone, and no error is logged', async () => {
    await driver.resize({ width: 360, height: 740 });
    for (const path of ['/', '/completed', '/leaderboards', '/settings']) {
      await page.goto(`${game.url}${path}`);
      await page.see({ css: 'h1' });
      const { width, overflow } = await page.run(measureWidth, null);
      expect(width, 'WebKit windows are at least 447 px wide').toBeLessThan(450);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
    expect(driver.errors.filter((text) => !isExpected(text))).toEqual([]);
  });
});

declare global {
  interface Window {
    /** The types of the events that a socket of the page received. */
    liveEvents?: string[];
  }
}

/** Runs in the page. */
const measureWidth = () => ({
  width: window.innerWidth,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

/** Whether an error is expected: of the socket while the server restarts, and of what Firefox cancels on leaving. */
const isExpected = (text: string) =>
  /can.t establish a connection|connection .* was interrupted|A ServiceWorker intercepted the request|NetworkError/.test(
    text,
  );

/** Runs in the page. Opens a second socket and records its events. */
function countEvents(): void {
  const liveEvents: string[] = [];
  window.liveEvents = liveEvents;
  const socket = new WebSocket(`ws://${location.host}/ws`);
  socket.addEventListener('message', ({ data }) => liveEvents.push(JSON.parse(data).type));
}
