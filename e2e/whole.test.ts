import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS } from '../scripts/browser-flags.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'machine-whole-'));
let browser: Browser;
let server: ChildProcess | undefined;
let url: string;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** `npm start` without npm, so that the process that is killed is the server itself. */
function startServer(port: number): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: '', DATABASE_URL: '' },
  });
  server = child;
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`http://localhost:${port}`)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

const killServer = () =>
  new Promise<void>((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });

/** A page of a browser of its own that fails the test by whatever it complains of. */
async function openPage(complaints: string[], width = 360): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isExpected = /401 \(Unauthorized\)/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return page;
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  await startServer(port);
});

afterAll(async () => {
  await browser?.close();
  await killServer();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a stranger signs up and picks by keyboard, and finds the pick locked after the server was killed', async () => {
  const complaints: string[] = [];
  const page = await openPage(complaints);
  const focusAndPress = async (role: 'link' | 'button', name: string | RegExp) => {
    const control = page.getByRole(role, { name, exact: true });
    await control.waitFor();
    await control.focus();
    await page.keyboard.press('Enter');
  };

  await page.goto(url);
  await focusAndPress('button', 'Accept');
  await focusAndPress('link', 'Sign up to beat the machine');
  await page.getByLabel('First name').focus();
  for (const text of ['Ada', 'Byron', 'ada@example.com', '', 'correct horse battery', 'correct horse battery']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await focusAndPress('button', 'Create account');
  const agree = page.getByRole('button', { name: '[ AGREE ]', exact: true });
  await agree.waitFor();
  const title = await page.getByRole('article').getAttribute('aria-label');
  await agree.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  await page.getByText('1 pick').waitFor();

  await killServer();
  await startServer(Number(new URL(url).port));
  await page.reload();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  expect(await page.getByRole('article').getAttribute('aria-label')).toBe(title);

  const scroll = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(scroll, 'nothing scrolls sideways').toBe(0);
  expect(await page.evaluate(() => document.cookie), 'S7: the session cookie is unreadable from script').toBe('');
  expect(complaints).toEqual([]);

  const otherComplaints: string[] = [];
  const other = await openPage(otherComplaints);
  await other.goto(page.url());
  await other.getByRole('article').waitFor();
  expect(await other.getByRole('article').getAttribute('aria-label')).toBe(title);
  expect(
    await other.getByText('Your prediction is locked.').count(),
    "another visitor does not see this player's pick",
  ).toBe(0);
  await other.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  expect(otherComplaints).toEqual([]);
});

test.each([
  ['dark', 1280],
  ['light', 1280],
  ['dark', 320],
  ['light', 320],
] as const)('S1: no screen and no overlay breaks the policy or scrolls sideways, %s, %i px', async (theme, width) => {
  const complaints: string[] = [];
  const page = await openPage(complaints, width);
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const settle = async () => {
    await page.evaluate(() => document.fonts.ready);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(`${page.url()} ${over}`).toBe(`${page.url()} 0`);
    expect(await page.locator('.radix-themes').first().getAttribute('class')).toContain(theme);
  };

  await page.goto(url);
  await page.getByRole('article').waitFor();
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  await settle();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(`nobody-${theme}-${width}@example.com`);
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('alert').getByText('Invalid email or password').waitFor();
  await page.getByRole('region', { name: 'Notification', exact: true }).getByText('Login failed').waitFor();
  await settle();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto(`${url}/signup`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('First name is required').waitFor();
  await settle();
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: `ada-${theme}-${width}@example.com` };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await page.getByRole('button', { name: '[ DISAGREE ]' }).click();
  await page.getByRole('region', { name: 'Notification', exact: true }).getByText('Pick recorded').waitFor();
  await settle();
  // X3: F8 leads into the toasts.
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))).toBe(
    'Notification',
  );

  await page.getByRole('banner').locator('[aria-haspopup]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await settle();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();

  await page.goto(`${url}/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await settle();
  expect(await page.title()).toBe('Page not found – Beat the Machine');
  expect(complaints).toEqual([]);
});
