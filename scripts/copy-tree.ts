import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';

/** Where a tree's own packages and what its tools remember lie: never shared. */
const OWN = new Set(['@machine', '.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** This tree's sources as they lie, in a folder of their own, with what they need to be built and tested. */
export function copyTree(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  }
  linkModules(folder);
}

/** This tree's installed packages for another tree, whose own packages are its own. */
export function linkModules(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@machine'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!OWN.has(name)) symlinkSync(join(from, name), join(to, name));
  }
  const own = join(from, '@machine');
  // Each link is relative, so that here it leads to the other tree's.
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(to, '@machine', name));
}
