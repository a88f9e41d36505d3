import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';
import { PAGES } from './named-commands.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the anchors that GitHub gives the headings of a page. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

/** Returns the links of a page to files or headings that do not exist. */
function brokenLinks(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(ROOT, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
}

test('links between the pages lead somewhere', () => {
  expect(PAGES.flatMap((page) => brokenLinks(page).map((link) => `${page}: ${link}`))).toEqual([]);
});

test('the commands that pages, workflows and templates name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const files = [...PAGES, ...globSync('.github/**/*.{yml,md}', { cwd: ROOT })];
  const matches = (pattern: RegExp) =>
    files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name));
  const named = matches(/npm run ([\w:-]+)/g);
  expect(named).toContain('visual');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const run = matches(/\bnode ([\w./-]+\.(?:ts|mjs))/g);
  expect(run).toContain('scripts/contract.ts');
  expect(run.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const tools = matches(/\bnpx (?!node )([\w-]+)/g);
  expect(tools).toContain('vitest');
  expect(tools.filter((tool) => !existsSync(join(ROOT, 'node_modules/.bin', tool)))).toEqual([]);
});

test('decision records are short, few, and in the index', () => {
  const index = read('docs/decisions/README.md');
  const records = globSync('[a-z]*.md', { cwd: join(ROOT, 'docs/decisions') });
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([]);
  expect(records.filter((record) => read(`docs/decisions/${record}`).trim().split(/\s+/).length > 120)).toEqual([]);
  expect(records.length).toBeLessThanOrEqual(45);
});

const variablesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const documented = variablesIn(read('docs/operations.md'), /^\| `([A-Z_]+)` +\|/gm);

test('docs/operations.md documents every environment variable of the server', () => {
  const known = variablesIn(read('packages/server/src/config.ts'), /^ {2}([A-Z_]+): /gm);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((name) => !documented.includes(name))).toEqual([]);
});

test('compose.yaml and .env.example set only documented variables, and .env.example all that compose.yaml requires', () => {
  const compose = read('compose.yaml');
  const [game = ''] = /environment:\n([\s\S]*?)\n {4}\w/.exec(compose) ?? [];
  const required = variablesIn(compose, /\$\{([A-Z_]+)/g);
  const example = variablesIn(read('.env.example'), /^([A-Z_]+)=/gm);
  const set = [...variablesIn(game, /^ {6}([A-Z_]+):/gm), ...example];
  expect(set.filter((name) => !documented.includes(name) && !required.includes(name))).toEqual([]);
  expect(example).toEqual(expect.arrayContaining(required));
});

const SERVER = join(ROOT, 'packages/server/src');

/** The source files of the server that define metrics. */
const metricSources = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(SERVER, file), 'utf8'))
  .filter((text) => /from 'prom-client'|\baddGauge\(/.test(text));

test('docs/operations.md documents every metric, and its alerts use only these', () => {
  const text = read('docs/operations.md');
  const names = metricSources.flatMap((source) => variablesIn(source, /name: '(\w+)',\s+help: /g));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  const alerts = variablesIn(text, /expr: (?:(?:rate|sum)\()?((?!up|nodejs)\w+)/g);
  expect(alerts.length).toBeGreaterThan(3);
  expect(alerts.filter((name) => !names.includes(name))).toEqual([]);
});
