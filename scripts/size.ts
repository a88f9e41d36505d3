import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APP_DIST, buildWhenStale } from './build.ts';

/**
 * Prints the compressed size of what `/` loads before the card is usable, and of what the first visit to each other
 * screen adds, from the build manifest. Fails if a budget of docs/performance.md is exceeded.
 */
const HOME_BUDGETS = { JavaScript: 122_000, CSS: 12_000, fonts: 50_000 };
const SCREEN_BUDGET = 35_000;

/** A chunk in the build manifest; `imports` are keys of other chunks. */
type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };

buildWhenStale();
const read = (file: string) => readFileSync(join(APP_DIST, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;

/** Returns the keys of a chunk and its static imports, recursively. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of manifest[key]?.imports ?? []) closure(needed, found);
  return found;
}

/** Fonts are already compressed and are sent as they are. */
const bytes = (file: string) => (file.endsWith('.woff2') ? read(file) : brotliCompressSync(read(file))).length;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + bytes(file), 0);
const scripts = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? []);
const stylesheets = (keys: Iterable<string>) => [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
const fontsOf = (files: readonly string[]) =>
  files.flatMap((file) =>
    [
      ...read(file)
        .toString()
        .matchAll(/url\(\/([^)]+\.woff2)\)/g),
    ].map(([, name]) => name ?? ''),
  );

const home = closure('index.html');
const homeStylesheets = stylesheets(home);
const homeFiles = { JavaScript: scripts(home), CSS: homeStylesheets, fonts: fontsOf(homeStylesheets) };

let isOverBudget = false;
const printSize = (name: string, size: number, budget: number, also = '') => {
  isOverBudget ||= size > budget;
  console.log(
    `${name.padEnd(18)} ${String(size).padStart(7)} of ${budget} bytes  ${size > budget ? 'OVER' : 'ok'}${also}`,
  );
};

console.log('/');
for (const kind of ['JavaScript', 'CSS', 'fonts'] as const) printSize(kind, total(homeFiles[kind]), HOME_BUDGETS[kind]);

console.log('JavaScript added by the first visit to another screen');
const screenOf = (key: string) => /^src\/routes\/(\w+)Route\.tsx$/.exec(key)?.[1];
for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
  const screen = isDynamicEntry ? screenOf(key) : undefined;
  if (screen === undefined) continue;
  const added = [...closure(key)].filter((each) => !home.has(each));
  printSize(screen, total(scripts(added)), SCREEN_BUDGET, `, CSS ${total(stylesheets(added))}`);
}
process.exitCode = isOverBudget ? 1 : 0;
