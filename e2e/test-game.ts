import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { ROOT } from '../scripts/build.ts';

export const freePort = () =>
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

export type TestGame = {
  url: string;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  /** Starts the server again on the same database and port, with additional variables. */
  restart(more?: Record<string, string>): Promise<void>;
  /** Opens a page in its own browser context. Its errors are added to `pageErrors`. */
  openPage(pageErrors: string[], width?: number): Promise<Page>;
  /** Opens another tab in the same browser context. */
  openTab(sibling: Page, pageErrors: string[]): Promise<Page>;
  close(): Promise<void>;
};

/** Starts the real server, as `npm start` does, but without bots by default, which takes less time; and a browser. */
export async function startGame(env: Record<string, string> = {}): Promise<TestGame> {
  const dataDir = mkdtempSync(join(tmpdir(), 'machine-e2e-'));
  const port = await freePort();
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  let server: ChildProcess;

  /** Runs what `npm start` runs, but without npm, so that the killed process is the server itself. */
  const start = (more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_ENV: '',
        DATABASE_URL: '',
        THROTTLES: 'off',
        BOTS: 'off',
        ...env,
        ...more,
      },
    });
    server = child;
    return new Promise<void>((resolve, reject) => {
      let output = '';
      const onOutput = (chunk: Buffer) => {
        output += chunk;
        if (output.includes(`http://localhost:${port}`)) resolve();
      };
      child.stdout.on('data', onOutput);
      child.stderr.on('data', onOutput);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
  };

  const kill = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill('SIGKILL');
    });

  await start();
  return {
    url: `http://localhost:${port}`,
    kill,
    restart: start,
    async openPage(pageErrors, width = 360) {
      const context = await browser.newContext({ viewport: { width, height: 740 } });
      return openTab(context, pageErrors);
    },
    openTab: (sibling, pageErrors) => openTab(sibling.context(), pageErrors),
    async close() {
      await browser.close();
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openTab(context: BrowserContext, pageErrors: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    const isExpected = /401 \(Unauthorized\)/.test(message.text());
    if (message.type() === 'error' && !isExpected) pageErrors.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return page;
}

/** Makes home request its answers, which a test replaces, instead of having them in the page. */
export const openHomeWithoutAnswers = (page: Page, url: string) =>
  page.route(`${url}/`, async (route) => route.fulfill({ response: await route.fetch({ url: `${url}/index.html` }) }));

/** Whether a page error is expected while the server is down. The last one is a failed update of the service worker. */
export const isOutageError = (text: string) =>
  /ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET|FAILED)|WebSocket connection|when fetching the script\.$/.test(text);

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
