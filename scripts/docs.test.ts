import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';

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

const pages = globSync('{*,docs/**/*,packages/*/*,app/*,verifier/*}.md', { cwd: ROOT });

test('links between the pages lead somewhere', () => {
  expect(pages.flatMap((page) => brokenLinks(page).map((link) => `${page}: ${link}`))).toEqual([]);
});

test('the commands that pages, workflows and templates name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const files = [...pages, ...globSync('.github/**/*.{yml,md}', { cwd: ROOT })];
  const named = files.flatMap((file) => [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named).toContain('visual');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('decision records are short, few, and in the index', () => {
  const index = read('docs/decisions/README.md');
  const records = globSync('[a-z]*.md', { cwd: join(ROOT, 'docs/decisions') });
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([]);
  expect(records.filter((record) => read(`docs/decisions/${record}`).trim().split(/\s+/).length > 120)).toEqual([]);
  expect(records.length).toBeLessThanOrEqual(45);
});
