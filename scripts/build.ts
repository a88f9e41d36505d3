import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Scripts run the project's commands, including its Node, even when npm did not start them. */
process.env.PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

export const APP_DIST = join(ROOT, 'app/dist');

/** The inputs of the app's build. */
const SOURCES = [
  'app/index.html',
  'app/public',
  'app/src',
  'app/vite',
  'packages/contract/src',
  'packages/ui/src',
  'package-lock.json',
  'vite.config.ts',
];

const newest = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

function isStale(): boolean {
  const built = join(APP_DIST, 'index.html');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return SOURCES.some((source) => newest(join(ROOT, source)) > builtAt);
}

/** Builds the app if a source file is newer than the last build. */
export function buildWhenStale(): void {
  if (!isStale()) return;
  console.log('Building the app …');
  // Vitest sets NODE_ENV to `test`.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('vite', ['build'], { cwd: ROOT, encoding: 'utf8', env });
  if (status !== 0) {
    console.error(stdout + stderr);
    throw new Error('Could not build the app.');
  }
}
