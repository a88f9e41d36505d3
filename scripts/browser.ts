import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Finds a browser for the tests: CHROMIUM_PATH, Playwright's own, or the system's. If there is none, installs
 * Playwright's or else the Debian package.
 *
 *   node scripts/browser.ts                  prints the path
 *   node scripts/browser.ts -- COMMAND …     runs COMMAND with CHROMIUM_PATH set
 */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const playwrightBrowser = () => [chromium.executablePath()].find((path) => path && isExecutable(path));

const systemBrowser = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .find(isExecutable);

const run = (command: string, args: string[]) => {
  console.error(`No browser found. Running ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
};

export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not an executable file.`);
  }
  return playwrightBrowser() ?? systemBrowser();
}

export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const chownToUser = playwrightBrowser();
    if (chownToUser) return chownToUser;
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
  const installed = systemBrowser();
  if (!installed) throw new Error('Could not install a browser. Install Chromium and set CHROMIUM_PATH.');
  return installed;
}

if (import.meta.main) {
  const path = findOrInstallBrowser();
  const [, command, ...args] = process.argv.slice(process.argv.indexOf('--'));
  if (!command) {
    console.log(path);
  } else {
    const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: path } });
    process.exit(status ?? 1);
  }
}
