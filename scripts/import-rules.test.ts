import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OXLINT = join(ROOT, 'node_modules/.bin/oxlint');
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'machine-import-rules-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
});
afterAll(() => rmSync(project, { recursive: true }));

/** Returns the lint messages for a file with this content at this path. */
function lint(path: string, source: string): string {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const { stdout } = spawnSync(OXLINT, ['--format=json', path], { cwd: project, encoding: 'utf8' });
  rmSync(file);
  return stdout;
}

const imports = (name: string) => `import * as it from '${name}';\nexport const all = it;\n`;

test.each([
  ['packages/contract/src/a.ts', 'react', 'The contract package may import only zod.'],
  ['packages/contract/src/a.ts', '@machine/ui', 'The contract package may import only zod.'],
  ['packages/ui/src/a/A.tsx', '@tanstack/react-query', 'The ui package is pure (props in, callbacks out)'],
  ['packages/ui/src/a/A.tsx', '@tanstack/react-virtual', 'The ui package is pure (props in, callbacks out)'],
  ['packages/ui/src/primitives/A.tsx', '@tanstack/react-query', 'The ui package is pure (props in, callbacks out)'],
  ['packages/ui/src/a/A.tsx', 'react-router-dom', 'The ui package is pure (props in, callbacks out)'],
  ['packages/ui/src/a/A.tsx', 'react-aria-components', 'Wrap it in packages/ui/src/primitives'],
  ['packages/ui/src/a/A.tsx', '@machine/mocks/fixtures', 'Fixtures are for stories and tests only.'],
  ['packages/ui/src/primitives/A.tsx', 'msw', 'The ui package is pure (props in, callbacks out)'],
  ['packages/ui/src/a/A.stories.tsx', '@machine/mocks/handlers', 'Stories of the ui package may use only fixtures.'],
  ['packages/mocks/src/fixtures.ts', 'msw', 'Fixtures are plain data in the types of the contract.'],
  ['packages/mocks/src/handlers.ts', '@machine/ui', 'The mocks package may import only the contract and MSW.'],
  ['packages/server/src/a.ts', '@machine/ui', 'The server may import only the contract from other packages.'],
  [
    'packages/server/src/a.ts',
    '@machine/mocks/fixtures',
    'The server may import only the contract from other packages.',
  ],
  ['app/src/routes/A.tsx', '@radix-ui/themes', 'The app must take its components from @machine/ui.'],
  ['app/src/routes/A.tsx', '@machine/mocks/handlers', 'Mocks may be used only in flows, tests and the mocked mode.'],
  ['app/src/routes/A.tsx', '@machine/server', 'The app must use the contract, not the server package.'],
])('%s may not import %s', (path, name, message) => {
  expect(lint(path, imports(name))).toContain(message);
});

test.each([
  ['packages/contract/src/a.ts', 'zod/mini'],
  ['packages/ui/src/a/A.tsx', '@machine/contract'],
  ['packages/ui/src/primitives/A.tsx', 'react-aria-components'],
  ['packages/ui/src/a/A.stories.tsx', '@machine/mocks/fixtures'],
  ['packages/server/src/a.ts', '@machine/contract'],
  ['app/src/routes/A.tsx', '@machine/ui'],
  ['app/src/flows/A.stories.tsx', '@machine/mocks/handlers'],
])('%s may import %s', (path, name) => {
  expect(lint(path, imports(name))).not.toContain('no-restricted-imports');
});

test.each([
  ['packages/ui/src/a/A.tsx', "export const go = () => fetch('/');", 'The ui package is pure'],
  ['packages/ui/src/a/A.tsx', 'export const now = () => Date.now();', 'Pass the time in as a prop.'],
  ['packages/ui/src/a/A.tsx', 'export const roll = () => Math.random();', 'Pass random values in as a prop.'],
  ['app/src/routes/A.tsx', "export const go = () => fetch('/');", 'Use call() from app/src/api.'],
  ['app/src/a.ts', "export const go = (e: Element) => { e.innerHTML = '<b>'; };", 'Text must never become markup.'],
])('%s may not contain %s (S3)', (path, source, message) => {
  expect(lint(path, source)).toContain(message);
});

test('React components may not set markup (S3)', () => {
  const source = "export const A = () => <i dangerouslySetInnerHTML={{ __html: '<b>' }} />;\n";
  expect(lint('app/src/A.tsx', source)).toContain('no-danger');
});
