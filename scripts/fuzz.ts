import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';

/**
 * Plays FUZZ_RUNS random sessions, from SEED or a new seed; `npm test` always plays the same few. A failing session
 * prints its seed and its steps.
 */
const { FUZZ_RUNS = '300', SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env;
console.log(`FUZZ_RUNS=${FUZZ_RUNS} SEED=${SEED}`);
const env = { ...process.env, FUZZ_RUNS, SEED, CHROMIUM_PATH: findOrInstallBrowser() };
const { status } = spawnSync('vitest', ['run', '--project', 'fuzz'], { cwd: ROOT, stdio: 'inherit', env });
process.exitCode = status ?? 1;
