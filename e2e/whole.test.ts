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
async function openPage(complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
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
