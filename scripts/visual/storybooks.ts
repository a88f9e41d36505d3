import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '../../packages/server/src/platform/start-error.ts';
import { ROOT } from '../build.ts';
import { linkModules } from '../copy-tree.ts';
import { runGit } from './base.ts';

const CACHE = join(ROOT, 'node_modules/.cache/visual');
/** A commit takes up to 150 MB. */
const MAX_COMMITS = 3;
/** Changes when cached pictures of earlier versions cannot be used. */
const FORMAT = 5;

const work = mkdtempSync(join(tmpdir(), 'machine-visual-'));
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(work, { recursive: true, force: true });
  runGit(ROOT, 'worktree', 'prune');
});

/** Runs a command. The end of its output says why it failed. */
async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const running = promisify(execFile)(command, args, { cwd, maxBuffer: Number.POSITIVE_INFINITY });
  await running.catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    throw new StartError(`Failed: ${command} ${args.join(' ')}\n${(stdout + stderr).slice(-2_000)}`);
  });
}

/** A built Storybook, and the folder of its pictures. */
export type Built = { storybook: string; pictures: string };

/** Checks out a commit with its dependencies; links ours if the lockfile is the same. Returns its folder. */
async function checkOut(commit: string): Promise<string> {
  const tree = join(work, `tree-${commit}`);
  runGit(ROOT, 'worktree', 'add', '--quiet', '--detach', tree, commit);
  const [ours, theirs] = [ROOT, tree].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (ours === theirs) linkModules(tree);
  else await run('npm', ['ci', '--include=dev', '--prefix', tree, '--no-audit', '--no-fund'], tree);
  return tree;
}

/** Builds the Storybook of a tree, as it is published. */
async function build(tree: string, output: string): Promise<void> {
  const args = ['build', '--quiet', '--stats-json', '--output-dir', output];
  await run(join(tree, 'node_modules/.bin/storybook'), args, tree);
}

/** Builds the working tree, or a commit that isn't cached. Pictures are kept by commit and browser. */
export async function buildStorybook(browser: string, commit?: string): Promise<Built> {
  const folder = commit === undefined ? join(work, 'head') : join(CACHE, commit);
  const storybook = join(folder, 'storybook');
  const pictures = join(folder, `pictures-${FORMAT}-${browser}`);
  if (!existsSync(storybook)) {
    // A build that was interrupted must not be kept.
    const partial = `${storybook}.partial`;
    await build(commit === undefined ? ROOT : await checkOut(commit), partial);
    renameSync(partial, storybook);
  }
  mkdirSync(pictures, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  return { storybook, pictures };
}

/** Removes all commits from the cache except for the last ones used. */
export function pruneCache(): void {
  const folders = existsSync(CACHE) ? readdirSync(CACHE).map((name) => join(CACHE, name)) : [];
  const byAge = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(MAX_COMMITS)) rmSync(folder, { recursive: true });
}

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ type: z.string(), id: z.string(), title: z.string(), name: z.string(), importPath: z.string() }),
  ),
});

/** A story of a built Storybook. Its file is relative to the root. */
export type Entry = { id: string; story: string; file: string };

/** Returns the stories of a built Storybook. */
export function readEntries({ storybook }: Built): Entry[] {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, story: `${title}/${name}`, file: importPath.replace('./', '') }));
}
