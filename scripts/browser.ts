import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the browser for tests and benchmarks: CHROMIUM_PATH, Playwright's own, or the system's. */
function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inSystem = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return process.env.CHROMIUM_PATH || [chromium.executablePath(), ...inSystem].find((path) => existsSync(path));
}

export const LAUNCH_OPTIONS = {
  executablePath: findBrowser(),
  args: ['--disable-gpu', '--disable-software-rasterizer', '--disable-quic'],
};

/** For reproducible screenshots: deterministic tiles, text rendering and colors. */
export const SNAPSHOT_OPTIONS = {
  ...LAUNCH_OPTIONS,
  args: [
    ...LAUNCH_OPTIONS.args,
    '--disable-partial-raster',
    '--num-raster-threads=1',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};

/** Installs Playwright's browser, or else the Debian package. */
function installBrowser(): void {
  const commands = ['npx playwright install chromium', 'apt-get update -qq; apt-get install -y -qq chromium'];
  for (const command of commands) {
    console.log(`No browser found. Running ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (findBrowser()) return;
  }
  throw new Error('Could not install a browser. Install Chromium and set CHROMIUM_PATH.');
}

// `npm test` runs this file first.
if (import.meta.main && !findBrowser()) installBrowser();
