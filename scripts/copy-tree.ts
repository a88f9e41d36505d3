import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';

/** Workspace packages and tool caches, which are not shared between trees. */
const NOT_SHARED = new Set(['@machine', '.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** Copies the working tree into a folder, without what git ignores. */
export function copyTree(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  }
}

/** Links the installed packages into another tree, except the workspace packages. */
export function linkModules(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@machine'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!NOT_SHARED.has(name)) symlinkSync(join(from, name), join(to, name));
  }
  // These links are relative, so the copies point into the other tree.
  for (const name of readdirSync(join(from, '@machine'))) {
    symlinkSync(readlinkSync(join(from, '@machine', name)), join(to, '@machine', name));
  }
}
