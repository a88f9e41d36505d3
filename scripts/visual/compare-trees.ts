import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { MODES } from '../../.storybook/modes.ts';
import { StartError } from '../../packages/server/src/platform/start-error.ts';
import { SNAPSHOT_OPTIONS } from '../browser.ts';
import { ROOT } from '../build.ts';
import { serveFolder } from '../serve.ts';
import { findAffected } from './affected.ts';
import { findBase, findChangedFiles, isClean, runGit } from './base.ts';
import { openPage, openPreview, planTargets, readStories, showTargets, takePicture, type Target } from './capture.ts';
import { comparePictures } from './compare-pictures.ts';
import { type Change, pageOf, summaryOf } from './report.ts';
import { type Built, buildStorybook, pruneCache, readEntries } from './storybooks.ts';

const REPORT = join(ROOT, 'dist/visual');

type Options = { base: string | undefined; all: boolean; only: string; shard: string };
/** A built Storybook, and the targets of which it has the story. */
type Side = { built: Built; targets: readonly Target[] };

/** Returns a filter for a part of a list, such as the first of three: 1/3. */
export function shardFilter(shard: string): (_: unknown, index: number) => boolean {
  const [, part = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (part < 1 || part > of) throw new StartError(`--shard takes a part such as 1/3, not '${shard}'; see --help.`);
  return (_, index) => index % of === part - 1;
}

const pictureOf = ({ pictures }: Built, { key }: Target) => join(pictures, `${key}.png`);

/** Plans the pictures of these stories of a built Storybook. */
async function planPictures(browser: Browser, url: string, ids: readonly string[]): Promise<Target[]> {
  const page = await openPage(browser);
  await openPreview(page, url, MODES['dark phone']);
  const stories = await readStories(page, ids);
  await page.context().close();
  return planTargets(stories);
}

/** Takes the pictures of a commit that aren't cached. A story that failed there has none. */
async function takePictures(browser: Browser, { built, targets }: Side): Promise<void> {
  const missing = targets.filter((target) => !existsSync(pictureOf(built, target)));
  if (missing.length === 0) return;
  await using server = await serveFolder(built.storybook);
  await showTargets(browser, server.url, missing, {
    onShown: async (target, page) => writeFileSync(pictureOf(built, target), await takePicture(page)),
    onFailed: ({ key }, reason) => console.warn(`${key}: ${reason}`),
  });
}

/** Pictures the working tree and returns what differs from the commit. */
async function findChanges(browser: Browser, url: string, before: Built, { built, targets }: Side): Promise<Change[]> {
  const changes: Change[] = [];
  await showTargets(browser, url, targets, {
    onShown: async (target, page) => {
      const path = pictureOf(before, target);
      const old = existsSync(path) ? readFileSync(path) : undefined;
      const picture = await takePicture(page, old);
      // Of a clean tree, this is the picture of its commit.
      writeFileSync(pictureOf(built, target), picture);
      const difference = old && comparePictures(old, picture);
      if (!old) changes.push({ ...target, reason: 'new', pictures: { after: picture } });
      if (old && difference)
        changes.push({
          ...target,
          reason: `${difference.pixels} pixels`,
          pictures: { before: old, after: picture, difference: difference.picture },
        });
    },
    onFailed: (target, reason) => changes.push({ ...target, reason, pictures: {} }),
  });
  return changes.toSorted((a, b) => a.key.localeCompare(b.key));
}

/** Compares the stories of a commit and of the working tree, and writes the report. */
export async function compareTrees({ base, all, only, shard }: Options): Promise<{ text: string; isSame: boolean }> {
  const isInShard = shardFilter(shard);
  const commit = findBase(ROOT, base);
  console.log(`Comparing with ${runGit(ROOT, 'log', '-1', '--format=%h %s', commit)}`);
  const changedFiles = findChangedFiles(ROOT, commit);
  await using browser = await chromium.launch(SNAPSHOT_OPTIONS);
  const [before, after] = await Promise.all([
    buildStorybook(browser.version(), commit),
    buildStorybook(browser.version(), isClean(ROOT) ? runGit(ROOT, 'rev-parse', 'HEAD') : undefined),
  ]);
  pruneCache();
  const query = only.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const [old, now] = [readEntries(before), readEntries(after)];
  const files = all ? undefined : findAffected(after.storybook, changedFiles);
  const affected = now.filter(({ id, file }) => id.includes(query) && (files?.has(file) ?? true));
  console.log(`${affected.length} of ${now.length} stories may have changed.`);
  const [oldIds, nowIds] = [old, now].map((entries) => new Set(entries.map(({ id }) => id)));
  const removed = old.filter(({ id }) => id.includes(query) && !nowIds?.has(id)).filter(isInShard);

  await using server = await serveFolder(after.storybook);
  const ids = affected.map(({ id }) => id).filter(isInShard);
  const targets = await planPictures(browser, server.url, ids);
  await takePictures(browser, { built: before, targets: targets.filter(({ id }) => oldIds?.has(id)) });
  const changes = await findChanges(browser, server.url, before, { built: after, targets });

  const comparison = {
    base: commit.slice(0, 8),
    total: targets.length,
    changes,
    removed: removed.map(({ story }) => story),
  };
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(join(REPORT, 'index.html'), pageOf(comparison));
  writeFileSync(join(REPORT, 'summary.md'), summaryOf(comparison));
  const isSame = changes.length + removed.length === 0;
  return { text: `${summaryOf(comparison)}\n${join(REPORT, 'index.html')}`, isSame };
}
