import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from './build.ts';

const ZOD_ONLY = 'The contract package may import only zod.';
const PURE = 'The ui package is pure (props in, callbacks out)';
const WRAP_IT = 'Wrap it in packages/ui/src/primitives';
const SERVER = 'The server may import only the contract and its own libraries.';
const UPWARD = 'A module may import only lower ones: platform < account < game < social < season.';
const MOCKS = 'Mocks may be used only in flows, tests and the mocked mode.';
const VERIFIER = 'The verifier must import nothing of the product: it may import only its own files.';
const NOT_VERIFIER = 'Import the verifier as @machine/verify.';
const NO_BARREL = 'Import the file that declares it';
const TIME = 'Pass the time in as a prop.';

/** A file, what it imports, and the expected message; null for none. */
const IMPORTS: [path: string, name: string, message: string | null][] = [
  ['packages/contract/src/a.ts', 'zod/mini', null],
  ['packages/contract/src/a.ts', 'react', ZOD_ONLY],
  ['packages/mocks/src/fixtures.ts', 'msw', 'Fixtures are plain data in the types of the contract.'],
  ['packages/mocks/src/handlers.ts', '@machine/ui', 'The mocks package may import only the contract and MSW.'],
  ['packages/ui/src/a/A.tsx', '../../../../app/src/paths.ts', PURE],
  ['packages/ui/src/a/A.tsx', '@tanstack/react-query', PURE],
  ['packages/ui/src/a/A.tsx', 'react-aria-components', WRAP_IT],
  ['packages/ui/src/a/A.tsx', 'radix-ui', 'Bare Radix primitives are for toasts only.'],
  ['packages/ui/src/toast/A.tsx', 'radix-ui', null],
  ['packages/ui/src/a/A.tsx', '@machine/contract', NO_BARREL],
  ['packages/ui/src/a/A.tsx', '@machine/contract/match.ts', null],
  ['packages/ui/src/a/A.tsx', '@machine/mocks/match.ts', 'Fixtures are for stories and tests only.'],
  ['packages/ui/src/a/A.stories.tsx', '@machine/mocks/match.ts', null],
  ['packages/ui/src/a/A.stories.tsx', '@machine/mocks/fixtures', NO_BARREL],
  ['packages/ui/src/a/A.stories.tsx', '@machine/mocks/handlers.ts', 'Stories of the ui package may use only fixtures.'],
  [
    'packages/ui/src/a/A.stories.tsx',
    '../../../../.storybook/a.ts',
    'Stories of the ui package may use only fixtures.',
  ],
  ['packages/ui/src/primitives/A.tsx', 'react-aria-components', null],
  ['packages/ui/src/primitives/dialog/A.tsx', '../../theme/A.tsx', 'The theme imports primitives'],
  ['packages/ui/src/behavior/useA.ts', '@tanstack/react-virtual', null],
  ['packages/ui/src/behavior/useA.ts', '../primitives/A.tsx', 'Primitives import behavior'],
  ['packages/ui/src/format/a.ts', '../profile/a.ts', 'Format functions may not import other folders.'],
  ['packages/server/src/a.ts', './testing/b.ts', 'Only tests may import testing/.'],
  ['packages/server/src/a.ts', '@machine/mocks/fixtures', SERVER],
  ['packages/server/src/account/a.ts', '../game/b.ts', UPWARD],
  ['packages/server/src/social/a/a.ts', '../../testing/b.ts', 'Only tests may import testing/.'],
  ['packages/server/src/platform/a/a.test.ts', '../../season/b.ts', null],
  ['app/src/routes/A.tsx', '@radix-ui/themes', 'The app must take its components from @machine/ui.'],
  ['app/src/routes/A.tsx', '@machine/ui', NO_BARREL],
  ['app/src/routes/A.tsx', '@machine/ui/a/A.tsx', null],
  ['app/src/routes/A.tsx', '@machine/mocks/handlers.ts', MOCKS],
  ['app/src/routes/A.tsx', '@machine/server', 'The app must use the contract, not the server package.'],
  ['app/src/routes/A.tsx', 'zod', 'The app may import only the contract'],
  ['app/src/flows/A.stories.tsx', '@machine/mocks/handlers.ts', null],
  ['app/test/faults/a.test.tsx', 'msw', null],
  ['verifier/audit/a.mjs', 'node:fs', null],
  ['verifier/audit/a.mjs', '../../packages/contract/src/audit.ts', VERIFIER],
  ['verifier/receipt/a.mjs', 'node:crypto', VERIFIER],
  ['verifier/tests/a.test.ts', '../../packages/server/src/a.ts', VERIFIER],
  ['verifier/tests/product/a.test.ts', '../../../packages/server/src/a.ts', null],
  ['packages/server/src/a.ts', '../../../verifier/format/a.mjs', NOT_VERIFIER],
];

const CODE: [path: string, source: string, message: string | null][] = [
  ['packages/ui/src/a/B.tsx', "export { Tooltip } from '@radix-ui/themes';", 'set data-tooltip instead'],
  ['packages/ui/src/a/B.tsx', "fetch('/');", PURE],
  ['packages/ui/src/a/B.tsx', 'globalThis.localStorage.clear();', PURE],
  ['packages/ui/src/a/B.tsx', 'export const time = Date.now();', TIME],
  ['packages/ui/src/a/B.tsx', 'export const now = new Date();', TIME],
  ['packages/ui/src/a/B.tsx', 'export const roll = Math.random();', 'Pass random values in as a prop.'],
  ['packages/ui/src/a/B.tsx', 'export const hasDate = (now: Date) => now;', null],
  ['packages/ui/src/a/B.tsx', 'export function B() { return null; }', 'Describe the component in a doc comment'],
  ['packages/ui/src/a/B.tsx', '/** Describes C. */ export function C() { return null; }', null],
  ['packages/ui/src/a/B.tsx', 'export const D = () => null;', 'Describe the component in a doc comment'],
  ['packages/ui/src/a/B.tsx', 'export type EProps = { size: number };', 'Describe the prop in a doc comment'],
  ['packages/ui/src/a/B.tsx', 'export type FProps = A & { /** Height in pixels. */ size: { of: number } };', null],
  ['app/src/routes/B.tsx', "fetch('/');", 'Use call() from app/src/api.'],
];

/** Rejected in every package; tested with a file of the app. */
const MARKUP_FILE = 'app/src/routes/C.tsx';
const MARKUP: [source: string, message: string][] = [
  ["document.body.innerHTML = '<b>';", 'Text must never become markup.'],
  ["document.body.insertAdjacentHTML('beforeend', '<b>');", 'Text must never become markup.'],
  ["document.write('<b>');", 'Text must never become markup.'],
  ["eval('1');", 'eval'],
  ["new Function('1');", 'Function'],
  ["setTimeout('1', 0);", 'eval'],
  ["export const C = () => <i dangerouslySetInnerHTML={{ __html: '<b>' }} />;", 'dangerouslySetInnerHTML'],
];

const CASES = [...IMPORTS.map(([path, name, message]) => [path, `import '${name}';`, message] as const), ...CODE];
const FILES = [...CASES, ...MARKUP.map(([source]) => [MARKUP_FILE, source] as const)];
/** Each case is a line of its file, so that one run checks them all. */
const linesOf = (path: string) => FILES.filter((each) => each[0] === path).map(([, source]) => source);

type Diagnostic = {
  code: string;
  message: string;
  help: string;
  filename: string;
  labels: { span: { line: number } }[];
};
let diagnostics: Diagnostic[];

beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'machine-import-rules-'));
  for (const path of ['oxlint.config.ts', 'scripts/lint', 'packages/server/package.json'])
    cpSync(join(ROOT, path), join(project, path), { recursive: true });
  for (const [path] of FILES) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), linesOf(path).join('\n'));
  }
  const { stdout } = spawnSync('oxlint', ['--format=json'], { cwd: project, encoding: 'utf8' });
  rmSync(project, { recursive: true });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

/** Returns the reports on a line by the rules under test. */
function reportsOn(path: string, source: string): string {
  const line = linesOf(path).indexOf(source) + 1;
  return diagnostics
    .filter(({ code }) => /no-restricted|require-description|no-danger|eval|no-new-func/.test(code))
    .filter(({ filename, labels }) => filename === path && labels[0]?.span.line === line)
    .map(({ message, help }) => `${message} ${help}`)
    .join('\n');
}

test.each(CASES.filter(([, , message]) => message !== null))('%s may not contain `%s`: %s', (path, source, message) => {
  expect(reportsOn(path, source)).toContain(message);
});

test.each(CASES.filter(([, , message]) => message === null))('%s may contain `%s`', (path, source) => {
  expect(reportsOn(path, source)).toBe('');
});

test.each(MARKUP)('no file may contain `%s`', (source, message) => {
  expect(reportsOn(MARKUP_FILE, source)).toContain(message);
});

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('no style sheet and no component names an inside of Radix Themes or React Aria', () => {
  const variables = new Set(read('node_modules/@radix-ui/themes/components.css').match(/--[a-z][\w-]+(?=:)/g));
  const found = globSync('{packages/ui,app}/src/**/*.{css,tsx}', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/\brt-[A-Za-z][\w-]*|data-accent-color|\.react-aria-\w+|--[a-z][\w-]+/g)]
      .filter(([name]) => !name.startsWith('--') || variables.has(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
