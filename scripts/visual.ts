import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { SNAPSHOT_OPTIONS } from './browser.ts';
import { ROOT } from './build.ts';
import { linkModules } from './copy-tree.ts';
import { serveFolder } from './serve.ts';
import { findBase, runGit } from './visual/base.ts';
import { captureAll, planTargets, readStories, type Snapshots, type Target } from './visual/capture.ts';
import { compareSnapshots } from './visual/compare.ts';
import { checkFolder, summary, writeReport } from './visual/report.ts';

const HELP = `Captures every story of a commit and of the working tree, and reports the differences.

  npm run visual                          compares with the commit where this branch left main; on main, with the
                                          last commit, or the one before it if nothing has changed since
  npm run visual -- --base REF            compares with a commit, branch or tag
  npm run visual -- --only leaderboard    only stories whose id contains the text
  npm run visual -- --fresh               ignores cached snapshots of the commit
  npm run visual -- --out DIR             writes the report to DIR instead of dist/visual; keeps other files
  npm run visual -- --storybook URL       links the pictures to that Storybook instead of http://localhost:6006/

The report has a page, index.html, and a summary for a pull request, summary.md.
Exits with 0 if nothing differs, 1 if something does, 2 if the comparison failed.`;

/** Changes when cached pictures or targets of earlier versions cannot be used. */
const FORMAT = 2;

type Options = { base: string | undefined; only: string; out: string; fresh: boolean; storybook: string };
type Captured = { snapshots: Snapshots; targets: readonly Target[] };

const work = mkdtempSync(join(tmpdir(), 'machine-visual-'));
const checkout = join(work, 'tree');
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(work, { recursive: true, force: true });
  runGit(ROOT, 'worktree', 'prune');
});

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Checks out a commit with its dependencies; links ours if the lockfile is the same. */
function checkOut(commit: string): string {
  runGit(ROOT, 'worktree', 'add', '--quiet', '--detach', checkout, commit);
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

/** Returns the snapshots of a tree. Captures those that `folder` lacks, and builds the stories only for these. */
async function snapshotsOf(browser: Browser, folder: string, only: string, build: () => string): Promise<Captured> {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'targets.json');
  const readTargets = () => JSON.parse(readFileSync(list, 'utf8')) as Target[];
  const query = only.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const wanted = () => readTargets().filter(({ id }) => id.includes(query));
  const fileOf = ({ key }: Target) => join(folder, `${key}.png`);
  const missing = () => wanted().filter((target) => !existsSync(fileOf(target)));
  let captured: Snapshots = new Map();
  if (!existsSync(list) || missing().length > 0) {
    const server = await serveFolder(build());
    if (!existsSync(list)) writeFileSync(list, JSON.stringify(planTargets(await readStories(browser, server.url))));
    console.log(`Capturing ${missing().length} snapshots …`);
    captured = await captureAll(browser, server.url, missing(), folder);
    await server.close();
  }
  const targets = wanted();
  const imageOf = (target: Target) => captured.get(target.key) ?? readFileSync(fileOf(target));
  return { targets, snapshots: new Map(targets.map((target) => [target.key, imageOf(target)])) };
}

async function compareTrees({ base, only, out, fresh, storybook }: Options): Promise<number> {
  checkFolder(out);
  const commit = findBase(ROOT, base);
  console.log(`Comparing with ${runGit(ROOT, 'log', '-1', '--format=%h %s', commit)}`);
  await using browser = await chromium.launch(SNAPSHOT_OPTIONS);
  const caches = join(ROOT, 'node_modules/.cache/visual');
  const cache = `${commit.slice(0, 12)}-${browser.version()}-${FORMAT}`;
  mkdirSync(caches, { recursive: true });
  // A commit takes about 100 MB, so only one is kept.
  for (const name of readdirSync(caches)) {
    if (name !== cache || fresh) rmSync(join(caches, name), { recursive: true });
  }
  // Build the working tree first, so that edits made meanwhile do not affect the comparison.
  const stories = buildStories(ROOT, 'stories');
  const buildBase = () => buildStories(checkOut(commit), 'base-stories');
  const before = await snapshotsOf(browser, join(caches, cache), only, buildBase);
  const after = await snapshotsOf(browser, join(work, 'snapshots'), only, () => stories);
  const comparison = compareSnapshots(before.snapshots, after.snapshots);
  if (comparison.total === 0) throw new Error(`No story matches "${only}".`);
  const targets = new Map([...before.targets, ...after.targets].map((target) => [target.key, target]));
  const page = writeReport(out, comparison, { base: commit.slice(0, 8), storybook, targets });
  console.log(`${summary(comparison)}\n${page}`);
  return comparison.changes.length > 0 ? 1 : 0;
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      out: { type: 'string', default: join(ROOT, 'dist/visual') },
      fresh: { type: 'boolean', default: false },
      storybook: { type: 'string', default: 'http://localhost:6006/' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
  } else {
    process.exitCode = await compareTrees({ ...values, base: values.base, out: resolve(values.out) });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
