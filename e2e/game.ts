import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS } from '../scripts/browser-flags.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

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

export type WholeGame = {
  url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Again, on the same database and port. */
  restart(): Promise<void>;
  /** A page of a browser of its own; `complaints` grows by whatever it complains of. */
  openPage(complaints: string[], width?: number): Promise<Page>;
  /** One more tab of the same browser. */
  openTab(beside: Page, complaints: string[]): Promise<Page>;
  close(): Promise<void>;
};

/** The real server, as `npm start` starts it, and a real browser. */
export async function openWholeGame(env: Record<string, string> = {}): Promise<WholeGame> {
  const dataDir = mkdtempSync(join(tmpdir(), 'machine-whole-'));
  const port = await freePort();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  let server: ChildProcess;

  /** `npm start` without npm, so that the process that is killed is the server itself. */
  const start = () => {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_ENV: '',
        DATABASE_URL: '',
        THROTTLES: 'off',
        ...env,
      },
    });
    server = child;
    return new Promise<void>((resolve, reject) => {
      let output = '';
      const hear = (chunk: Buffer) => {
        output += chunk;
        if (output.includes(`http://localhost:${port}`)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
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
    async openPage(complaints, width = 360) {
      const context = await browser.newContext({ viewport: { width, height: 740 } });
      return openTab(context, complaints);
    },
    openTab: (beside, complaints) => openTab(beside.context(), complaints),
    async close() {
      await browser.close();
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openTab(context: BrowserContext, complaints: string[]): Promise<Page> {
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

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
