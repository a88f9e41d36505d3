import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../packages/server/src/testing/after-test.ts';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { copyTree, linkModules } from '../scripts/copy-tree.ts';

/** `npm run storybook` while somebody edits components, in a copy of the working tree. */
const folder = temporaryFolder();
/** Generous for busy machines. */
const WAIT = { timeout: 120_000 };
const EDITS = 10;
const MAX_REQUESTS = 15;

let storybook: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  copyTree(folder);
  linkModules(folder);
  const port = await freePort();
  url = `http://localhost:${port}`;
  const options = ['dev', '--port', String(port), '--ci', '--no-open', '--quiet', '--disable-telemetry'];
  // The environment of this test run would turn it into a test build.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  storybook = spawn(join(folder, 'node_modules/.bin/storybook'), options, { cwd: folder, env, stdio: 'ignore' });
  await vi.waitFor(async () => void (await fetch(`${url}/index.json`)).text(), WAIT);
  browser = await chromium.launch(LAUNCH_OPTIONS);
  page = await browser.newPage();
  page.setDefaultTimeout(WAIT.timeout);
});
afterAll(async () => {
  await browser?.close();
  storybook?.kill();
});

/** A component, a text in it that its story shows, and the story. */
const COMPONENTS = [
  ['auth/ForgotPasswordScreen.tsx', 'Forgot password', 'screens-forgot-password--playground'],
  ['leaderboard/LeaderboardScreen.tsx', 'Leaderboards', 'screens-leaderboards--playground'],
  ['completed/CompletedScreen.tsx', 'Completed', 'screens-completed--playground'],
  ['settings/SettingsScreen.tsx', 'Settings', 'screens-settings--playground'],
  ['message/MessagesScreen.tsx', 'Messages', 'screens-messages--playground'],
  ['layout/NotFoundScreen.tsx', 'Page not found', 'screens-not-found--not-found'],
  ['achievement/AchievementsScreen.tsx', 'Achievements', 'screens-achievements--playground'],
  ['machine/MachineScreen.tsx', "The Machine's record", 'screens-machine--playground'],
  ['legal/TermsScreen.tsx', 'Terms', 'screens-terms--playground'],
  ['prediction/MachinePrediction.tsx', 'The Machine predicts', 'components-prediction-machine-prediction--playground'],
] as const;

it.each(COMPONENTS)('shows every edit of %s, with few requests', async (file, text, story) => {
  const path = join(folder, 'packages/ui/src', file);
  const source = readFileSync(path, 'utf8');
  // In a title, or as a text.
  const place = new RegExp(`(title="|>)${text}`);
  expect(source).toMatch(place);
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}`);
  await page.getByText(text, { exact: true }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const requests: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    let count = 0;
    const countRequest = () => count++;
    page.on('request', countRequest);
    writeFileSync(path, source.replace(place, `$1${text} ${edit}`));
    await page.getByText(`${text} ${edit}`, { exact: true }).first().waitFor();
    page.off('request', countRequest);
    requests.push(count);
  }
  expect(Math.max(...requests)).toBeLessThanOrEqual(MAX_REQUESTS);
  // The page wasn't loaded again, which would lose what was typed.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
