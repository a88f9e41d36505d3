import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { SNAPSHOT_FLAGS } from './browser-flags.ts';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';
import { serveFolder } from './serve.ts';
import { buildStories, checkOutCommit, commitOf, defaultBase, removeCheckout } from './visual/checkout.ts';
import { compareSnapshotSets } from './visual/compare.ts';
import { summary, writeReport } from './visual/report.ts';
import { cachePathOf, captureMissing, pruneCache } from './visual/snapshot-cache.ts';

const HELP = `Captures every story of a commit and of the working tree, and reports the differences.

  npm run visual                          compares with the commit where this branch left main
  npm run visual -- --base REF            compares with a commit, branch or tag
  npm run visual -- --only leaderboard    only stories whose id, title or name contains the text
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

const work = mkdtempSync(join(tmpdir(), 'machine-visual-'));
const checkout = join(work, 'base');
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  removeCheckout(checkout);
  rmSync(work, { recursive: true, force: true });
});

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(0)} s`;

async function compareTrees(): Promise<number> {
  const commit = commitOf(values.base ?? defaultBase());
  const started = performance.now();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: SNAPSHOT_FLAGS });
  const cache = cachePathOf(commit, browser);
  if (values.fresh) rmSync(cache, { recursive: true, force: true });

  /** Builds and serves the stories of a tree. */
  const open = (name: string, tree: () => Promise<string>) => async () => {
    const output = join(work, `stories-${name}`);
    await buildStories(await tree(), output);
    console.log(`${name} is built (${seconds(started)})`);
    return serveFolder(output);
  };
  // Build the working tree first, so that edits made meanwhile do not affect the comparison.
  const head = await open('the working tree', async () => ROOT)();
  const base = open(commit.slice(0, 8), async () => {
    await checkOutCommit(commit, checkout);
    return checkout;
  });
  const before = await captureMissing(browser, cache, values.only, base);
  console.log(`${commit.slice(0, 8)} is captured (${seconds(started)})`);
  const after = await captureMissing(browser, join(work, 'snapshots'), values.only, async () => head);
  console.log(`the working tree is captured (${seconds(started)})`);
  await browser.close();
  pruneCache(cache);

  const comparison = compareSnapshotSets(before, after);
  if (comparison.changes.length + comparison.same === 0) throw new Error(`No story matches "${values.only}".`);
  const trees = { base: commit.slice(0, 8), head: 'the working tree' };
  const page = writeReport(resolve(values.out), comparison, trees);
  console.log(`\n${summary(comparison)} (${seconds(started)})\n${page}`);
  return comparison.changes.length > 0 ? 1 : 0;
}

if (values.help) {
  console.log(HELP);
} else {
  try {
    process.exitCode = await compareTrees();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
