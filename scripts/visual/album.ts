import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { ROOT } from '../build.ts';
import type { Served } from '../serve.ts';
import type { Album, Shot } from './compare.ts';
import { drawAll, listPictures } from './draw.ts';
import { matching, type Picture } from './plan.ts';

const CACHE = join(ROOT, 'node_modules/.cache/visual');
/** So many commits are remembered: some 100 MB each. */
const KEPT = 3;
/** What decides how a picture comes out, beside the commit and the browser. */
const DRAWN_BY = [
  'scripts/visual/draw.ts',
  'scripts/visual/plan.ts',
  'scripts/browser-flags.ts',
  '.storybook/modes.ts',
];

/** Where the pictures of a commit are kept, as this browser and these scripts draw them. */
export function cacheOf(commit: string, browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of DRAWN_BY) hash.update(readFileSync(join(ROOT, file)));
  return join(CACHE, `${commit.slice(0, 12)}-${hash.digest('hex').slice(0, 12)}`);
}

/** Draws what the folder does not have yet; `open` builds and serves the tree, and is asked only when it must be. */
export async function fillAlbum(
  browser: Browser,
  folder: string,
  only: string,
  open: () => Promise<Served>,
): Promise<Album> {
  mkdirSync(folder, { recursive: true });
  const planFile = join(folder, 'plan.json');
  let opening: Promise<Served> | undefined;
  const url = async () => (await (opening ??= open())).url;
  try {
    if (!existsSync(planFile)) writeFileSync(planFile, JSON.stringify(await listPictures(browser, await url())));
    const pictures = matching(JSON.parse(readFileSync(planFile, 'utf8')) as Picture[], only);
    const fileOf = (key: string) => join(folder, `${key}.png`);
    const missing = pictures.filter(({ key }) => !existsSync(fileOf(key)));
    console.log(
      `${pictures.length.toLocaleString('en-US')} pictures, ${missing.length.toLocaleString('en-US')} to draw`,
    );
    const drawn = missing.length > 0 ? await drawAll(browser, await url(), missing, fileOf) : [];
    const there = pictures.map((picture): Shot => ({ kind: 'drawn', picture }));
    const shots = new Map([...there, ...drawn].map((shot) => [shot.picture.key, shot]));
    return { shots, read: (key) => readFileSync(fileOf(key)) };
  } finally {
    await (await opening?.catch(() => undefined))?.close();
  }
}

/** Forgets the commits that were not asked for lately. */
export function pruneCache(used: string): void {
  if (!existsSync(used)) return;
  utimesSync(used, new Date(), new Date());
  const age = (name: string) => statSync(join(CACHE, name)).mtimeMs;
  const old = readdirSync(CACHE).toSorted((one, other) => age(other) - age(one));
  for (const name of old.slice(KEPT)) rmSync(join(CACHE, name), { recursive: true });
}
