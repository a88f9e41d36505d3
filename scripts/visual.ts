import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { SNAPSHOT_OPTIONS } from './browser.ts';
import { ROOT } from './build.ts';
import { linkModules } from './copy-tree.ts';
import { serveFolder } from './serve.ts';
import { captureAll, listTargets, type Snapshots, type Target } from './visual/capture.ts';
import { compareSnapshots } from './visual/compare.ts';
import { summary, writeReport } from './visual/report.ts';

const HELP = `Captures every story of a commit and of the working tree, and reports the differences.

  npm run visual                          compares with the commit where this branch left main
  npm run visual -- --base REF            compares with a commit, branch or tag
  npm run visual -- --only leaderboard    only stories whose id contains the text
  npm run visual -- --fresh               ignores cached snapshots of the commit
  npm run visual -- --out DIR             writes the report to DIR instead of dist/visual

Exits with 0 if nothing differs, 1 if something does, 2 if the capture failed.`;

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: join(ROOT, 'dist/visual') },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
  process.exit();
}

const work = mkdtempSync(join(tmpdir(), 'machine-visual-'));
const checkout = join(work, 'tree');
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(work, { recursive: true, force: true });
  git('worktree', 'prune');
});

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const git = (...args: string[]) => run('git', args, ROOT);

/** Returns the commit where this branch left main; on main itself, the last commit. */
function defaultBase(): string {
  try {
    return git('merge-base', 'main', 'HEAD');
  } catch {
    return 'HEAD';
  }
}

/** Checks out a commit with its dependencies; links ours if the lockfile is the same. */
function checkOut(commit: string): string {
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  const [ours, theirs] = [ROOT, checkout].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  if (ours === theirs) linkModules(checkout);
  else run('npm', ['ci', '--no-audit', '--no-fund'], checkout);
  return checkout;
}

/** Builds the stories of a tree without documentation pages; returns their folder. */
function buildStories(tree: string, name: string): string {
  const output = join(work, name);
  run(join(tree, 'node_modules/.bin/storybook'), ['build', '--test', '--quiet', '--output-dir', output], tree);
  return output;
}

const browser = await chromium.launch(SNAPSHOT_OPTIONS);

/** Returns the snapshots of a tree. Captures those that `folder` lacks, and builds the stories only for these. */
async function snapshotsOf(folder: string, build: () => string): Promise<Snapshots> {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'targets.json');
  const readTargets = () => JSON.parse(readFileSync(list, 'utf8')) as Target[];
  const query = values.only.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const wanted = () => readTargets().filter(({ id }) => id.includes(query));
  const fileOf = ({ key }: Target) => join(folder, `${key}.png`);
  const missing = () => wanted().filter((target) => !existsSync(fileOf(target)));
  let captured: Snapshots = new Map();
  if (!existsSync(list) || missing().length > 0) {
    const server = await serveFolder(build());
    if (!existsSync(list)) writeFileSync(list, JSON.stringify(await listTargets(browser, server.url)));
    console.log(`Capturing ${missing().length} snapshots …`);
    captured = await captureAll(browser, server.url, missing(), folder);
    await server.close();
  }
  return new Map(wanted().map((target) => [target.key, captured.get(target.key) ?? readFileSync(fileOf(target))]));
}

async function compareTrees(): Promise<number> {
  const commit = git('rev-parse', '--verify', `${values.base ?? defaultBase()}^{commit}`);
  const caches = join(ROOT, 'node_modules/.cache/visual');
  const cache = `${commit.slice(0, 12)}-${browser.version()}`;
  mkdirSync(caches, { recursive: true });
  // A commit takes about 100 MB, so only one is kept.
  for (const name of readdirSync(caches)) {
    if (name !== cache || values.fresh) rmSync(join(caches, name), { recursive: true });
  }
  // Build the working tree first, so that edits made meanwhile do not affect the comparison.
  const stories = buildStories(ROOT, 'stories');
  const before = await snapshotsOf(join(caches, cache), () => buildStories(checkOut(commit), 'base-stories'));
  const after = await snapshotsOf(join(work, 'snapshots'), () => stories);
  const comparison = compareSnapshots(before, after);
  if (comparison.total === 0) throw new Error(`No story matches "${values.only}".`);
  const page = writeReport(resolve(values.out), comparison, commit.slice(0, 8));
  console.log(`${summary(comparison)}\n${page}`);
  return comparison.changes.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await compareTrees();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
await browser.close();
