import { expect, test } from 'vitest';

const stories = import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });
const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The component of each story file, with its source. */
const documented = Object.entries(stories).flatMap(([file, story]) => {
  const name = /\bcomponent: (\w+)/.exec(story)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(story)?.[1];
  if (!name || !from) return [];
  return [{ file, name, source: sources[new URL(from, `file:///${file}`).pathname.replace('/', './')] ?? '' }];
});

test('finds the component of every story file', () => {
  expect(documented.length).toBeGreaterThan(70);
  expect(documented.filter(({ source }) => source === '')).toEqual([]);
});

/** The doc comment right above the component, which its docs page starts with. */
const docOf = (name: string, source: string) =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|const) ${name}\\b`).exec(source)?.[1];

test.each(documented)('$name has a doc comment ($file)', ({ name, source }) => {
  expect(
    docOf(name, source)
      ?.replaceAll(/\s\*\s/g, ' ')
      .trim(),
  ).toMatch(/^[A-Z/].{20,}\.$/s);
});

/** The component's props type, if declared next to it. */
const propsOf = (name: string, source: string) =>
  new RegExp(`\\nexport type ${name}Props[^]*?;\\n\\n`).exec(source)?.[0] ?? '';

test.each(documented)('$name only has prop types that its docs page can show ($file)', ({ name, source }) => {
  // react-docgen supports `ReadonlyArray<X>` but not `readonly X[]`.
  expect(propsOf(name, source).match(/^ {2}[\w']+\??: readonly .*$/gm)).toBeNull();
});
