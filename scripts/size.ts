import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APP_DIST, buildWhenStale } from './build.ts';

/**
 * Compressed bytes, by the build's own manifest: all that `/` loads before the card can be used, and what each other
 * screen asks for on top of it on a first visit (PERFORMANCE.md). Fails over budget.
 */
const HOME_BUDGETS = { JavaScript: 115_000, CSS: 15_000, fonts: 50_000 };
const SCREEN_BUDGET = 35_000;

/** A file of the build: what it needs, named by its key, and the sheets and fonts that come with it. */
type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };

buildWhenStale();
const read = (file: string) => readFileSync(join(APP_DIST, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;

/** A chunk and all that it cannot run without. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of manifest[key]?.imports ?? []) closure(needed, found);
  return found;
}

/** Fonts are compressed already: they travel as they are. */
const bytes = (file: string) => (file.endsWith('.woff2') ? read(file) : brotliCompressSync(read(file))).length;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + bytes(file), 0);
const scripts = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? []);
const sheets = (keys: Iterable<string>) => [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
const fontsOf = (files: readonly string[]) =>
  files.flatMap((file) =>
    [
      ...read(file)
        .toString()
        .matchAll(/url\(\/([^)]+\.woff2)\)/g),
    ].map(([, name]) => name ?? ''),
  );

const home = closure('index.html');
const homeSheets = sheets(home);
const homeFiles = { JavaScript: scripts(home), CSS: homeSheets, fonts: fontsOf(homeSheets) };

let isOver = false;
const say = (name: string, size: number, budget: number, also = '') => {
  isOver ||= size > budget;
  console.log(
    `${name.padEnd(18)} ${String(size).padStart(7)} of ${budget} bytes  ${size > budget ? 'OVER' : 'ok'}${also}`,
  );
};

console.log('/');
for (const kind of ['JavaScript', 'CSS', 'fonts'] as const) say(kind, total(homeFiles[kind]), HOME_BUDGETS[kind]);

console.log('JavaScript that a first visit of another screen adds');
const screenOf = (key: string) => /^src\/routes\/(\w+)Route\.tsx$/.exec(key)?.[1];
for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
  const screen = isDynamicEntry ? screenOf(key) : undefined;
  if (screen === undefined) continue;
  const added = [...closure(key)].filter((each) => !home.has(each));
  say(screen, total(scripts(added)), SCREEN_BUDGET, `, CSS ${total(sheets(added))}`);
}
process.exitCode = isOver ? 1 : 0;
