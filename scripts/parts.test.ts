import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const [, section = ''] = /^## Parts$([^]*?)^## /m.exec(read('README.md')) ?? [];
const rows = [...section.matchAll(/^\| (`[^|]*) \|[^|]*\| (`[^|]*) \|$/gm)].map(([, parts = '', places = '']) => ({
  // The name of a part before it moved into another one is only said.
  parts: quoted(parts.replace(/, formerly .*/, '')),
  places: quoted(places),
}));
const declared = new Set(
  globSync(['package.json', 'packages/*/package.json', 'app/package.json'], { cwd: ROOT }).flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<string, object | undefined>;
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/** The parts that were ordered. They are repeated here so that a part can't be dropped together with its row. */
const ORDERED = [
  '@radix-ui/themes',
  '@storybook/react-vite',
  '@tanstack/react-query',
  'chromatic',
  'msw',
  'msw-storybook-addon',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router-dom',
  'storybook',
  'storybook/test',
  'vitest',
  'zod',
];
const TOP_LEVEL = ['package.json', 'tsconfig.json', '.storybook', 'packages', 'app', 'vite.config.ts'];

const packageOf = (part: string) => /^(@[^/]+\/)?[^/]+/.exec(part)?.[0] ?? part;

/** Returns the source files at a place: a file, or all in a folder. */
const filesAt = (place: string) =>
  statSync(join(ROOT, place)).isFile() ? [place] : globSync(`${place}/**/*.{ts,tsx}`, { cwd: ROOT });

test("the table of parts has all that were ordered, each declared by a package and imported where it's said", () => {
  expect(rows.flatMap(({ parts }) => parts).toSorted()).toEqual(ORDERED);
  expect(ORDERED.map(packageOf).filter((name) => !declared.has(name))).toEqual([]);
  const unused = rows.flatMap(({ parts, places }) => {
    const sources = places.flatMap(filesAt).map(read);
    return parts.filter((part) => !sources.some((source) => new RegExp(`(from |import\\()'${part}['/]`).test(source)));
  });
  expect(unused).toEqual([]);
  const idle = rows.flatMap(({ parts, places }) =>
    places.filter((place) => !filesAt(place).some((file) => parts.some((part) => read(file).includes(`'${part}`)))),
  );
  expect(idle).toEqual([]);
});

test('the top level has the files and folders that were ordered', () => {
  expect(quoted(/^At the top: (.*)$/m.exec(section)?.[1] ?? '')).toEqual([...TOP_LEVEL, 'chromatic.config.json']);
  expect([...TOP_LEVEL, 'chromatic.config.json'].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
