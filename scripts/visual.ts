import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { SNAPSHOT_OPTIONS } from './browser.ts';
import { ROOT } from './build.ts';
import { linkModules } from './copy-tree.ts';
import { serveFolder } from './serve.ts';
import { findBase, runGit } from './visual/base.ts';
import { planTargets, readStories, type Run, type Target } from './visual/capture.ts';
import { type ChangedStory, changedStories, summaryOf } from './visual/summary.ts';

const HELP = `Captures every story of a commit and of the working tree, and reports the differences.

  npm run visual                          compares with the commit where this branch left main; on main, with the
                                          last commit, or the one before it if nothing has changed since
  npm run visual -- --base REF            compares with a commit, branch or tag
  npm run visual -- --only leaderboard    only stories whose id contains the text
  npm run visual -- --fresh               ignores cached pictures of the commit

dist/visual has the report of Playwright, index.html, and a summary for a pull request, summary.md.
Exits with 0 if nothing differs, 1 if something does, 2 if the comparison failed.`;

/** Changes when cached pictures or targets of earlier versions cannot be used. */
const FORMAT = 4;
const REPORT = join(ROOT, 'dist/visual');

type Options = { base: string | undefined; only: string; fresh: boolean };

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
  else run('npm', ['ci', '--include=dev', '--prefix', checkout, '--no-audit', '--no-fund'], checkout);
  return checkout;
}

/** Builds the stories of a tree without documentation pages; returns their folder. */
function buildStories(tree: string, name: string): string {
  const output = join(work, name);
  run(join(tree, 'node_modules/.bin/storybook'), ['build', '--test', '--quiet', '--output-dir', output], tree);
  return output;
}

/** Plans the targets of a built Storybook that `--only` selects. */
async function targetsOf(browser: Browser, url: string, only: string): Promise<Target[]> {
  const query = only.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return planTargets(await readStories(browser, url)).filter(({ id }) => id.includes(query));
}

/** Takes or compares pictures; returns the stories that differ. */
async function runPlaywright(details: Run): Promise<ChangedStory[]> {
  const [file, results] = [join(work, 'run.json'), join(work, 'results.json')];
  writeFileSync(file, JSON.stringify(details));
  // This process serves the Storybook meanwhile.
  const child = spawn('playwright', ['test', '--config', join(ROOT, 'scripts/visual/playwright.config.ts')], {
    cwd: ROOT,
    env: { ...process.env, VISUAL_RUN: file, VISUAL_RESULTS: results },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  if (details.isBase) return [];
  if (!existsSync(results)) throw new Error('Playwright could not compare the pictures.');
  return changedStories(JSON.parse(readFileSync(results, 'utf8')));
}

async function compareTrees({ base, only, fresh }: Options): Promise<number> {
  const commit = findBase(ROOT, base);
  console.log(`Comparing with ${runGit(ROOT, 'log', '-1', '--format=%h %s', commit)}`);
  await using browser = await chromium.launch(SNAPSHOT_OPTIONS);
  const caches = join(ROOT, 'node_modules/.cache/visual');
  const cache = `${commit.slice(0, 12)}-${browser.version()}-${FORMAT}`;
  const pictures = join(caches, cache);
  mkdirSync(pictures, { recursive: true });
  // A commit takes about 100 MB, so only one is kept.
  for (const name of readdirSync(caches)) {
    if (name !== cache || fresh) rmSync(join(caches, name), { recursive: true });
  }
  // Build the working tree first, so that edits made meanwhile do not affect the comparison.
  const stories = await serveFolder(buildStories(ROOT, 'stories'));
  const targets = await targetsOf(browser, stories.url, only);
  const isMissing = ({ key }: Target) => !existsSync(join(pictures, `${key}.png`));
  let removed: string[] = [];
  if (targets.some(isMissing)) {
    const before = await serveFolder(buildStories(checkOut(commit), 'base-stories'));
    const old = await targetsOf(browser, before.url, only);
    await runPlaywright({ url: before.url, targets: old.filter(isMissing), pictures, isBase: true, report: '' });
    await before.close();
    const kept = new Set(targets.map(({ story }) => story));
    removed = [...new Set(old.map(({ story }) => story))].filter((story) => !kept.has(story));
  }
  if (targets.length === 0) throw new Error(`No story matches "${only}".`);
  const changed = await runPlaywright({ url: stories.url, targets, pictures, isBase: false, report: REPORT });
  await stories.close();
  const summary = summaryOf({ base: commit.slice(0, 8), total: targets.length, changed, removed });
  writeFileSync(join(REPORT, 'summary.md'), summary);
  console.log(`${summary}\n${join(REPORT, 'index.html')}`);
  return changed.length + removed.length > 0 ? 1 : 0;
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else process.exitCode = await compareTrees({ ...values, base: values.base });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
