import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { linkModules } from '../copy-tree.ts';

const LOCK = 'package-lock.json';
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Returns the commit that a ref names; throws if there is none. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new Error(`${ref} is not a commit in this repository.`);
  }
}

/** Returns the commit where this branch left main; on main itself, the last commit. */
export function defaultBase(): string {
  try {
    return git('merge-base', 'main', 'HEAD');
  } catch {
    return 'HEAD';
  }
}

/** Checks out a commit into a folder and installs its dependencies. */
export async function checkOutCommit(commit: string, folder: string): Promise<void> {
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  if (readFileSync(join(folder, LOCK), 'utf8') === readFileSync(join(ROOT, LOCK), 'utf8')) linkModules(folder);
  else await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
}

export function removeCheckout(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Builds a Storybook for tests, without documentation pages. */
export const buildStories = (tree: string, output: string) =>
  run('node', ['node_modules/.bin/storybook', 'build', '--test', '--quiet', '--output-dir', output], tree);

function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')}\n${Buffer.concat(output).toString().slice(-4_000)}`));
    });
  });
}
