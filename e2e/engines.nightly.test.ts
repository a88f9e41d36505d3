import { existsSync } from 'node:fs';
import { firefox, type Locator, webkit } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpUser } from '../packages/server/src/testing/test-users.ts';
import { messageBox, openPlayer, pick, signUp, userMenu } from './player-actions.ts';
import { MATCHES, OUTAGE, overflow, problemsOf, startGame, type TestGame } from './test-game.ts';

const expectFocus = async (target: Locator) => {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
};

/** The engines besides Chromium, which all other tests use. */
describe.each([firefox, webkit].map((engine) => [engine.name(), engine] as const))('in %s', (_, engine) => {
  const isInstalled = existsSync(engine.executablePath());
  beforeEach(({ skip }) => skip(!isInstalled, `Not installed: npx playwright install ${engine.name()}`));
  let game: TestGame;
  beforeAll(async () => {
    if (isInstalled) game = await startGame({ engine });
  });
  afterAll(() => game?.close());

  test('a visitor opens and closes the login, signs up, and is logged in', async () => {
    const page = await game.openPage(1280);
    await page.goto(game.url);
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
    await logIn.click();
    await expectFocus(page.getByRole('dialog').getByLabel('Email'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(logIn);
    await signUp(page, game.url, 'ada_signs_up');
    await userMenu(page).getByText('ada_signs_up').waitFor();
    expect(problemsOf([page])).toEqual([]);
  });

  test('overlays close by Escape and by a press outside, and return the focus', async () => {
    const { page } = await openPlayer(game, 'ada_closes', 1280);
    await page.goto(game.url);
    const close = [() => page.keyboard.press('Escape'), () => page.mouse.click(640, 700)];
    const openers = ['Menu', 'Search users', 'Notifications'].map((name) =>
      page.getByRole('banner').getByRole('button', { name, exact: true }),
    );
    for (const opener of [...openers, userMenu(page)]) {
      for (const how of close) {
        await opener.click();
        const overlay = page.locator('[role=dialog], [role=menu]');
        await overlay.waitFor();
        await how();
        await overlay.waitFor({ state: 'detached' });
        await expectFocus(opener);
      }
    }
    await userMenu(page).click();
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/messages/);
    expect(problemsOf([page])).toEqual([]);
  });

  test('a pick is locked, its toast closes by key, a message arrives over the socket, and the recap shows the result', async () => {
    const { page } = await openPlayer(game, 'ada_picks');
    await page.goto(`${game.url}/?match=opener`);
    await page.getByRole('button', { name: '[ AGREE ]' }).click();
    await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
    await page.locator('[data-toast]').waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await page.locator('[data-toast]').waitFor({ state: 'detached' });

    await page.goto(`${game.url}/match-chat/opener`);
    await page.getByText('Live', { exact: true }).waitFor();
    const other = await signUpUser(game.game, 'mira_calls_it');
    await pick(other, 'opener');
    await other.post('/api/matches/opener/chat', { text: 'Hello from elsewhere' });
    await page.getByRole('log').getByText('Hello from elsewhere').waitFor();
    await messageBox(page).waitFor();

    await game.moveTo(MATCHES.opener + 2);
    await page.goto(`${game.url}/completed/opener`);
    await page.getByRole('heading', { level: 2, name: 'Your result' }).waitFor();
    expect(problemsOf([page], OUTAGE)).toEqual([]);
  });

  test('the page is no wider than a phone', async () => {
    const { page } = await openPlayer(game, 'ada_on_a_phone');
    for (const path of ['/', '/completed', '/leaderboards', '/settings']) {
      await page.goto(`${game.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
    expect(problemsOf([page])).toEqual([]);
  });
});
