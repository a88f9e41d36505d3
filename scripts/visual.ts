import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { PICTURE_FLAGS } from './browser-flags.ts';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';
import { serveFolder } from './serve.ts';
import { cacheOf, fillAlbum, pruneCache } from './visual/album.ts';
import { compareAlbums } from './visual/compare.ts';
import { sentence, writeReport } from './visual/report.ts';
import { buildStories, checkOut, commitOf, defaultBase, removeCheckout } from './visual/trees.ts';

const HELP = `Draws every story of a commit and of the working tree as it lies, and shows what differs.

  npm run visual                          against where this branch left main
  npm run visual -- --base REF            against a commit, branch or tag
  npm run visual -- --only leaderboard    only stories whose id, title or name holds the words
  npm run visual -- --fresh               draws the commit again, whatever is remembered of it
  npm run visual -- --out DIR             writes the report there instead of dist/visual

Ends with 0 when nothing differs, 1 when something does, 2 when the pictures could not be drawn.`;

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

async function drawBoth(): Promise<number> {
  const commit = commitOf(values.base ?? defaultBase());
  const started = performance.now();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: PICTURE_FLAGS });
  const cache = cacheOf(commit, browser);
  if (values.fresh) rmSync(cache, { recursive: true, force: true });

  /** The stories of a tree, built and served. */
  const open = (name: string, tree: () => Promise<string>) => async () => {
    const output = join(work, `stories-of-${name}`);
    await buildStories(await tree(), output);
    console.log(`${name} is built (${seconds(started)})`);
    return serveFolder(output);
  };
  // First, so that whoever works on meanwhile does not change what is compared.
  const head = await open('the working tree', async () => ROOT)();
  const base = open(commit.slice(0, 8), async () => {
    await checkOut(commit, checkout);
    return checkout;
  });
  const before = await fillAlbum(browser, cache, values.only, base);
  console.log(`${commit.slice(0, 8)} is drawn (${seconds(started)})`);
  const after = await fillAlbum(browser, join(work, 'pictures'), values.only, async () => head);
  console.log(`the working tree is drawn (${seconds(started)})`);
  await browser.close();
  pruneCache(cache);

  const comparison = compareAlbums(before, after);
  if (comparison.changes.length + comparison.same === 0) throw new Error(`No story holds "${values.only}".`);
  const trees = { base: commit.slice(0, 8), head: 'the working tree' };
  const page = writeReport(resolve(values.out), comparison, trees);
  console.log(`\n${sentence(comparison)} (${seconds(started)})\n${page}`);
  return comparison.changes.length > 0 ? 1 : 0;
}

if (values.help) {
  console.log(HELP);
} else {
  try {
    process.exitCode = await drawBoth();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
