import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { ROOT } from '../build.ts';
import type { FolderServer } from '../serve.ts';
import { captureAll, listTargets } from './capture.ts';
import type { Snapshot, SnapshotSet } from './compare.ts';
import { filterTargets, type Target } from './targets.ts';

const CACHE = join(ROOT, 'node_modules/.cache/visual');
/** Each cached commit takes about 100 MB. */
const MAX_CACHED_COMMITS = 3;
/** Files that affect the snapshots of a given commit and browser. */
const CACHE_INPUTS = [
  'scripts/visual/capture.ts',
  'scripts/visual/targets.ts',
  'scripts/browser-flags.ts',
  '.storybook/modes.ts',
];

/** Returns the cache folder for a commit, this browser and these scripts. */
export function cachePathOf(commit: string, browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of CACHE_INPUTS) hash.update(readFileSync(join(ROOT, file)));
  return join(CACHE, `${commit.slice(0, 12)}-${hash.digest('hex').slice(0, 12)}`);
}

/** Captures the snapshots that the folder lacks. Builds and serves the tree only if necessary. */
export async function captureMissing(
  browser: Browser,
  folder: string,
  only: string,
  serveTree: () => Promise<FolderServer>,
): Promise<SnapshotSet> {
  mkdirSync(folder, { recursive: true });
  const targetsFile = join(folder, 'targets.json');
  let pendingServer: Promise<FolderServer> | undefined;
  const serverUrl = async () => (await (pendingServer ??= serveTree())).url;
  try {
    if (!existsSync(targetsFile))
      writeFileSync(targetsFile, JSON.stringify(await listTargets(browser, await serverUrl())));
    const targets = filterTargets(JSON.parse(readFileSync(targetsFile, 'utf8')) as Target[], only);
    const fileOf = (key: string) => join(folder, `${key}.png`);
    const missing = targets.filter(({ key }) => !existsSync(fileOf(key)));
    console.log(
      `${targets.length.toLocaleString('en-US')} snapshots, ${missing.length.toLocaleString('en-US')} to capture`,
    );
    const captured = missing.length > 0 ? await captureAll(browser, await serverUrl(), missing, fileOf) : [];
    const existing = targets.map((target): Snapshot => ({ kind: 'captured', target }));
    const snapshots = new Map([...existing, ...captured].map((snapshot) => [snapshot.target.key, snapshot]));
    return { snapshots, read: (key) => readFileSync(fileOf(key)) };
  } finally {
    await (await pendingServer?.catch(() => undefined))?.close();
  }
}

/** Removes the least recently used commits from the cache. */
export function pruneCache(used: string): void {
  if (!existsSync(used)) return;
  utimesSync(used, new Date(), new Date());
  const age = (name: string) => statSync(join(CACHE, name)).mtimeMs;
  const old = readdirSync(CACHE).toSorted((one, other) => age(other) - age(one));
  for (const name of old.slice(MAX_CACHED_COMMITS)) rmSync(join(CACHE, name), { recursive: true });
}
