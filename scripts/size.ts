import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { APP_DIST, buildWhenStale, ROOT } from './build.ts';

/**
 * Prints what `/` loads before its card is usable and until it is idle, and what the first visit to each other screen
 * adds, from the build's manifest: compressed bytes and requests. Fails if a budget of docs/performance.md is exceeded.
 *
 * Home loads shared modules of several screens when it is idle, so they aren't counted again for each of them. It has a
 * budget of its own, and the last column counts it: all that a screen adds if it is the first page of a visit.
 */
type Size = { release: number; recorded: number; why: string };
/**
 * Bytes of what `/` loads and of what screens share, in the last release and as recorded since. A change may add up to
 * 500 bytes; one that adds more records the new size and says why in one sentence. Nothing grows by more than 5 % between
 * two releases.
 */
const SIZES = {
  JavaScript: { release: 121_400, recorded: 118_000, why: 'The week, what happened since the call, and the word' },
  CSS: { release: 38_700, recorded: 38_700, why: "Radix Themes' sheets, whole; they don't block the first paint" },
  fonts: { release: 32_980, recorded: 32_980, why: 'Version 0.1.0' },
  shared: { release: 90_400, recorded: 94_300, why: "All screens' class names, and how links of menus navigate" },
} satisfies Record<string, Size>;
const ALLOWED_GROWTH = 500;
const RELEASE_GROWTH = 1.05;
const SCREEN_BUDGET = 35_000;
const SHEETS_BUDGET = 45_000;
const REQUESTS_BUDGET = 15;
/** Smaller scripts cost more by their request and their element than by their content. */
const MIN_SCRIPT_BYTES = 3_000;

const COMMON = /\/(?:common|styles)-[^/]+$/;
/** Other elements with an address are loaded by no page: the manifest of the installed app and its icon. */
const LOADED_BY_PAGE =
  /<(?:script|link rel="(?:icon|preload|stylesheet|modulepreload)")[^>]* (?:src|href)="\/([^"]+)"/g;
/** The first prediction, which the server adds as a header. */
const PRELOADED_BY_HEADER = 1;

readCommandLine({
  call: 'npm run size',
  does: 'Prints what / loads until it is usable and idle, and what other screens add. Builds the app if it is stale.',
  more: 'Exit status: 0 all within the budgets of docs/performance.md, 1 over one.',
});

buildWhenStale();
const read = (file: string) => readFileSync(join(APP_DIST, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;

/** Returns the scripts and styles of a module and of what it imports, except for dynamic imports. */
function filesOf(key: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const needed of chunk.imports ?? []) filesOf(needed, found, seen);
  return found;
}

/** The hashes of file names hardly compress, and change with any change. */
const HASH = /-[\w-]{8}(?=\.(?:js|css|woff2|svg|png|webp)\b)/g;

/** Returns the compressed size of a file, with a constant for every hash. Fonts are already compressed. */
function measure(file: string): number {
  if (file.endsWith('.woff2')) return statSync(join(APP_DIST, file)).size;
  return brotliCompressSync(read(file).toString().replaceAll(HASH, '-00000000')).length;
}
/** Most screens share scripts, and compressing them takes seconds. */
const measured = new Map<string, number>();
function bytes(file: string): number {
  const size = measured.get(file) ?? measure(file);
  measured.set(file, size);
  return size;
}
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + bytes(file), 0);
const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
const stylesheets = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.css'));
const fontsOf = (files: readonly string[]) =>
  files.flatMap((file) => [
    ...(read(file)
      .toString()
      .match(/(?<=url\(\/)[^)]+\.woff2/g) ?? []),
  ]);

let isOverBudget = false;
const print = (name: string, value: number, budget: number, unit: string, also = '') => {
  const isOver = value > budget;
  isOverBudget ||= isOver;
  console.log(`${name.padEnd(18)} ${String(value).padStart(7)} of ${budget} ${unit}  ${isOver ? 'OVER' : 'ok'}${also}`);
};

const printSize = (name: string, value: number, { release, recorded, why }: Size, also = '') => {
  const budget = Math.min(recorded + ALLOWED_GROWTH, Math.floor(release * RELEASE_GROWTH));
  print(name, value, budget, 'bytes', `, recorded ${recorded} (${why})${also}`);
};

const home = filesOf('index.html');
const homeFonts = fontsOf(stylesheets(home));
console.log('/, until its card can be used');
printSize('JavaScript', total(scripts(home)), SIZES.JavaScript);
printSize('CSS', total(stylesheets(home)), SIZES.CSS);
printSize('fonts', total(homeFonts), SIZES.fonts);

/** The modules that a visitor's page imports when it is idle. */
const [visitorsPart = ''] = readFileSync(join(ROOT, 'app/src/prefetch.ts'), 'utf8').split('player: [');
const partsOfVisitors = [...visitorsPart.matchAll(/import\('\.\/(panels\/[^']+)'\)/g)].map(([, path]) => `src/${path}`);
const atRest = new Set(partsOfVisitors.flatMap((key) => [...filesOf(key)]).filter((file) => !home.has(file)));
const requestsOfPage = [...read('index.html').toString().matchAll(LOADED_BY_PAGE)].length;
const common = [...atRest].filter((file) => COMMON.test(file));
console.log('/, until rest');
print(
  'requests',
  1 + requestsOfPage + PRELOADED_BY_HEADER + homeFonts.length + atRest.size,
  REQUESTS_BUDGET,
  'requests',
  `, ${total([...home, ...homeFonts, ...atRest])} bytes of scripts, styles and fonts`,
);
printSize('shared by screens', total(scripts(common)), SIZES.shared, `; CSS ${total(stylesheets(common))}`);

console.log('JavaScript added by the first visit to another screen, after home, and as the first page');
const screenOf = (key: string) => /^src\/routes\/(\w+)Route\.tsx$/.exec(key)?.[1];
for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
  const screen = isDynamicEntry ? screenOf(key) : undefined;
  if (screen === undefined) continue;
  const added = [...filesOf(key)].filter((file) => !home.has(file));
  const own = added.filter((file) => !common.includes(file));
  const direct = `${own.length} requests, CSS ${total(stylesheets(own))}; ${total(scripts(added))} in ${added.length} requests`;
  print(screen, total(scripts(own)), SCREEN_BUDGET, 'bytes', `, ${direct}`);
}

const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
print('all style sheets', total(sheets), SHEETS_BUDGET, 'bytes');

const smallest = [...new Set(Object.values(manifest).map(({ file }) => file))]
  .filter((file) => file.endsWith('.js') && read(file).length < MIN_SCRIPT_BYTES)
  .map((file) => `${file} (${read(file).length})`);
console.log(`scripts under ${MIN_SCRIPT_BYTES} bytes: ${smallest.length > 0 ? smallest.join(', ') : 'none'}`);
process.exitCode = isOverBudget || smallest.length > 0 ? 1 : 0;
