import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OXLINT = join(ROOT, 'node_modules/.bin/oxlint');
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'machine-rooms-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
});
afterAll(() => rmSync(house, { recursive: true }));

/** What the house's rules say of a file with this content at this place. */
function lint(path: string, source: string): string {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const { stdout } = spawnSync(OXLINT, ['--format=json', path], { cwd: house, encoding: 'utf8' });
  rmSync(file);
  return stdout;
}

const imports = (name: string) => `import * as it from '${name}';\nexport const all = it;\n`;

test.each([
  ['packages/contract/src/a.ts', 'react', 'contract knows the wire and nothing else: only zod.'],
  ['packages/contract/src/a.ts', '@machine/ui', 'contract knows the wire and nothing else: only zod.'],
  ['packages/ui/src/a/A.tsx', '@tanstack/react-query', 'ui is pure: props in, callbacks out.'],
  ['packages/ui/src/a/A.tsx', '@tanstack/react-virtual', 'ui is pure: props in, callbacks out.'],
  ['packages/ui/src/primitives/A.tsx', '@tanstack/react-query', 'ui is pure: props in, callbacks out.'],
  ['packages/ui/src/a/A.tsx', 'react-router-dom', 'ui is pure: props in, callbacks out.'],
  ['packages/ui/src/a/A.tsx', 'react-aria-components', 'Wrap it once in packages/ui/src/primitives'],
  ['packages/ui/src/a/A.tsx', '@machine/mocks/fixtures', 'Fixtures are for stories and tests only.'],
  ['packages/ui/src/primitives/A.tsx', 'msw', 'ui is pure: props in, callbacks out.'],
  ['packages/ui/src/a/A.stories.tsx', '@machine/mocks/handlers', 'A story of ui needs only fixtures.'],
  ['packages/mocks/src/fixtures.ts', 'msw', 'Fixtures are plain data that speak the contract.'],
  ['packages/mocks/src/handlers.ts', '@machine/ui', 'Mocks know the contract and MSW'],
  ['packages/server/src/a.ts', '@machine/ui', 'The server shares only the contract with the others.'],
  ['packages/server/src/a.ts', '@machine/mocks/fixtures', 'The server shares only the contract with the others.'],
  ['app/src/routes/A.tsx', '@radix-ui/themes', 'The app shows nothing by itself'],
  ['app/src/routes/A.tsx', '@machine/mocks/handlers', 'Mocks belong into flows, tests and the mocked mode.'],
  ['app/src/routes/A.tsx', '@machine/server', 'The app reaches the server through the contract.'],
])('%s may not import %s, and is told why', (path, name, sentence) => {
  expect(lint(path, imports(name))).toContain(sentence);
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
  ['packages/ui/src/a/A.tsx', "export const go = () => fetch('/');", 'ui is pure'],
  ['packages/ui/src/a/A.tsx', 'export const now = () => Date.now();', 'Time comes in as a prop.'],
  ['packages/ui/src/a/A.tsx', 'export const roll = () => Math.random();', 'Chance comes in as a prop.'],
  ['app/src/routes/A.tsx', "export const go = () => fetch('/');", 'call() of app/src/api is the only fetch.'],
  ['app/src/a.ts', "export const go = (e: Element) => { e.innerHTML = '<b>'; };", 'No text becomes markup'],
])('S3: %s may not hold %s', (path, source, sentence) => {
  expect(lint(path, source)).toContain(sentence);
});

test('S3: nothing is ever set as markup by React', () => {
  const source = "export const A = () => <i dangerouslySetInnerHTML={{ __html: '<b>' }} />;\n";
  expect(lint('app/src/A.tsx', source)).toContain('no-danger');
});
