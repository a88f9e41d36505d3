import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';

/**
 * Random sessions, as many as SESSIONS says, of the SEED that is given or of a new one: `npm test` plays the same few
 * every time. A session that fails prints its seed and what it did.
 */
const { SESSIONS = '300', SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env;
console.log(`SESSIONS=${SESSIONS} SEED=${SEED}`);
const env = { ...process.env, SESSIONS, SEED, CHROMIUM_PATH: findOrInstallBrowser() };
const { status } = spawnSync('vitest', ['run', '--project', 'sessions'], { cwd: ROOT, stdio: 'inherit', env });
process.exitCode = status ?? 1;
