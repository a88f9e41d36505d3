import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APP_DIST, buildWhenStale } from './build.ts';

/**
 * The compressed bytes of `/`: all that is loaded before the card can be used, that is what `index.html` names and
 * what those scripts import without being asked. Fails over budget.
 */
type Kind = 'JavaScript' | 'CSS' | 'fonts';
const BUDGETS: Record<Kind, number> = { JavaScript: 115_000, CSS: 15_000, fonts: 50_000 };

const kindOf = (file: string): Kind | undefined =>
  file.endsWith('.js') ? 'JavaScript' : file.endsWith('.css') ? 'CSS' : file.endsWith('.woff2') ? 'fonts' : undefined;

const read = (file: string) => readFileSync(join(APP_DIST, file));

/** Fonts are compressed already: they travel as they are. */
const bytes = (file: string) => (kindOf(file) === 'fonts' ? read(file) : brotliCompressSync(read(file))).length;

const staticImports = (file: string) =>
  [
    ...read(file)
      .toString()
      .matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[^'"();]*?\bfrom\s*)?["']\.\/([^"']+\.js)["']/g),
  ].map(([, name]) => join('assets', name ?? ''));

const fontsOf = (file: string) =>
  [
    ...read(file)
      .toString()
      .matchAll(/url\(\/([^)]+\.woff2)\)/g),
  ].map(([, name]) => name ?? '');

function filesOfHome(): string[] {
  const named = [
    ...read('index.html')
      .toString()
      .matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g),
  ].map(([, file]) => file ?? '');
  const files = new Set(named);
  for (const file of files) {
    if (kindOf(file) === 'CSS') for (const font of fontsOf(file)) files.add(font);
    if (kindOf(file) !== 'JavaScript') continue;
    for (const imported of staticImports(file)) if (existsSync(join(APP_DIST, imported))) files.add(imported);
  }
  return [...files];
}

buildWhenStale();
const files = filesOfHome();
let isOver = false;
for (const [kind, budget] of Object.entries(BUDGETS)) {
  const ofKind = files.filter((file) => kindOf(file) === kind);
  const total = ofKind.reduce((sum, file) => sum + bytes(file), 0);
  const verdict = total > budget ? 'OVER' : 'ok';
  isOver ||= total > budget;
  console.log(`${kind.padEnd(10)} ${String(total).padStart(7)} of ${budget} bytes  ${verdict}`);
  for (const file of ofKind) console.log(`             ${String(bytes(file)).padStart(7)} ${file}`);
}
process.exitCode = isOver ? 1 : 0;
