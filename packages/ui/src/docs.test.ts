import { expect, test } from 'vitest';

const stories = import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });
const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The component that a file of stories is about, and the source that it comes from. */
const documented = Object.entries(stories).flatMap(([file, story]) => {
  const name = /\bcomponent: (\w+)/.exec(story)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(story)?.[1];
  if (!name || !from) return [];
  return [{ file, name, source: sources[new URL(from, `file:///${file}`).pathname.replace('/', './')] ?? '' }];
});

test('finds the component that a file of stories names', () => {
  expect(documented.length).toBeGreaterThan(70);
  expect(documented.filter(({ source }) => source === '')).toEqual([]);
});

/** One or more sentences, right above the component: what the docs page begins with. */
const docOf = (name: string, source: string) =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|const) ${name}\\b`).exec(source)?.[1];

test.each(documented)('$name says when it is to be used ($file)', ({ name, source }) => {
  expect(
    docOf(name, source)
      ?.replaceAll(/\s\*\s/g, ' ')
      .trim(),
  ).toMatch(/^[A-Z/].{20,}\.$/s);
});

/** Its own props, when it declares any beside it. */
const propsOf = (name: string, source: string) =>
  new RegExp(`\\nexport type ${name}Props[^]*?;\\n\\n`).exec(source)?.[0] ?? '';

test.each(documented)('$name has props of types that its docs page can name ($file)', ({ name, source }) => {
  // To react-docgen `readonly X[]` is unknown, and `ReadonlyArray<X>` is not.
  expect(propsOf(name, source).match(/^ {2}[\w']+\??: readonly .*$/gm)).toBeNull();
});
