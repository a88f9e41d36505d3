import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import * as ui from '@machine/ui';
import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

type Annotations = { args?: Record<string, unknown>; tags?: readonly string[]; render?: unknown };
type StoryModule = { default: Annotations & { component: unknown } } & Record<string, Annotations>;

const MODULES = import.meta.glob<StoryModule>(
  ['../../packages/ui/src/**/*.stories.tsx', '!**/*.behavior.stories.tsx'],
  { eager: true },
);
const PUBLIC = new Set<unknown>(Object.values(ui));
const ROOT = new URL('../../.cache/snippets/', import.meta.url);

/** One snippet for each listed story of a public component, by a file name. */
const snippets = Object.entries(MODULES).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories)
    .filter(([, { tags, render }]) => PUBLIC.has(meta.component) && !tags?.includes('behavior') && !render)
    .map(([name, { args }]) => ({
      file: `${path.replace(/^.*\//, '').replace('.stories.tsx', '')}.${name}.tsx`,
      code: snippetOf(meta.component, { ...meta.args, ...args }),
    })),
);

/** Components without a look, and parts and variants in the stories of another component. */
const WITHOUT_STORIES = [
  'AppRoot',
  'AvatarStack',
  'EdgeOrigin',
  'MoreButton',
  'NewPasswordField',
  'PickRow',
  'PlainLink',
  'ResultHiding',
  'SafetyMenu',
  'TabPanel',
  'UserMenu',
  'UserMenuButton',
];

it('has stories for each public component', () => {
  const shown = new Set(Object.values(MODULES).map(({ default: meta }) => meta.component));
  const missing = Object.entries(ui).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && !shown.has(value));
  expect(missing.map(([name]) => name).toSorted()).toEqual(WITHOUT_STORIES);
});

it('writes code to copy that compiles, for each listed story of a public component', { timeout: 120_000 }, () => {
  expect(snippets.length).toBeGreaterThan(300);
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT, { recursive: true });
  for (const { file, code } of snippets) {
    const [imports, jsx] = code.split('\n\n');
    writeFileSync(new URL(file, ROOT), `${imports}\n\nexport const snippet = (\n${jsx});\n`);
  }
  writeFileSync(
    new URL('tsconfig.json', ROOT),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: { types: ['vite/client'] }, include: ['*.tsx'] }),
  );
  expect(typeErrors()).toBe('');
});

function typeErrors(): string {
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.cache/snippets'], {
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
