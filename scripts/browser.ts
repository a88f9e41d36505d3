import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Finds the browser that stories and the test of the whole run in, or installs one, and says what it does:
 * CHROMIUM_PATH, Playwright's own, the system's; else Playwright's download, else Debian's package.
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

const playwrightsOwn = () => [chromium.executablePath()].find((path) => path && isExecutable(path));

const systems = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .find(isExecutable);

const run = (command: string, args: string[]) => {
  console.error(`No browser found: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
};

export function findBrowser(): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (isExecutable(told)) return told;
    throw new Error(`CHROMIUM_PATH is ${told}, which is no program.`);
  }
  return playwrightsOwn() ?? systems();
}

export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const own = playwrightsOwn();
    if (own) return own;
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
  const installed = systems();
  if (!installed) throw new Error('No browser could be installed. Install Chromium and set CHROMIUM_PATH.');
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
