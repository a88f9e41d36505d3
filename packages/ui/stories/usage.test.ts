import { paths } from '@machine/contract/paths.ts';
import { expect, it } from 'vitest';
import { type Usage, usageText } from './usage.ts';

type Meta = { title: string; tags?: readonly string[]; parameters?: { usage?: Usage } };

const MODULES = import.meta.glob<Meta>(['../src/**/*.stories.tsx', '!**/*.behavior.stories.tsx'], {
  eager: true,
  import: 'default',
});
const SOURCES = import.meta.glob<string>(['../src/**/*.tsx', '!**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The metas of the components and screens that designers choose between. */
const metas = Object.values(MODULES).filter(({ tags }) => !tags?.includes('behavior'));
const COMPONENTS = new Set(
  Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => name),
  ),
);
/** Radix' own, which we use as they are. */
const OF_RADIX = ['Progress'];

/** These are shown in place of other screens. */
const isNotice = (file: string) => /NotFoundScreen|RouteErrorScreen/.test(file);
const pathOf = ({ parameters }: Meta) => /^At `(\/[^`]*)`/.exec(parameters?.usage?.when ?? '')?.[1];
const firstPart = (path?: string) => path?.split(/[/?]/)[1];

const textOf = ({ parameters: { usage } = {} }: Meta) => (usage ? usageText(usage) : '');

it('says of each component and screen when to use it, when not, and with what', () => {
  expect(metas.length).toBeGreaterThan(100);
  const incomplete = metas.filter(({ parameters: { usage } = {} }) => !usage?.when || !usage.not || !usage.with);
  expect(incomplete.map(({ title }) => title)).toEqual([]);
});

it('names only components that exist', () => {
  const named = metas.flatMap((meta) =>
    [...textOf(meta).matchAll(/`([A-Z]\w*)`/g)].map(([, name = '']) => ({ title: meta.title, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !COMPONENTS.has(name) && !OF_RADIX.includes(name))).toEqual([]);
});

it('says at which path each screen is', () => {
  const known = new Set(Object.values(paths).map((path) => firstPart(typeof path === 'string' ? path : path('id'))));
  const screens = Object.entries(MODULES).filter(([file]) => /Screen\.stories/.test(file) && !isNotice(file));
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter(([, meta]) => !known.has(firstPart(pathOf(meta)))).map(([file]) => file)).toEqual([]);
});

it('writes guidance as Markdown', () => {
  const usage: Usage = { when: 'For an action.', not: 'For a link.', with: 'A status.', do: ['Start with a verb.'] };
  expect(usageText(usage)).toBe(
    [
      '**When to use**: For an action.',
      '**When not**: For a link.',
      '**Goes with**: A status.',
      '**Do**\n- Start with a verb.',
    ].join('\n\n'),
  );
});
