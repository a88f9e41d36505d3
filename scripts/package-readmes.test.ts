import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './build.ts';

const PACKAGES = ['packages/contract', 'packages/ui', 'packages/mocks', 'packages/server', 'app'];
/** Inside the repository, so that the imports of the examples resolve as usual. */
const FOLDER = join(ROOT, 'node_modules/.cache/readmes');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const readme = (packageFolder: string) => readFileSync(join(ROOT, packageFolder, 'README.md'), 'utf8');

test('the examples in the READMEs compile', { timeout: 60_000 }, () => {
  mkdirSync(FOLDER, { recursive: true });
  const files = PACKAGES.map((packageFolder) => {
    const [, kind, example = ''] = /```(tsx?)\n([\s\S]*?)```/.exec(readme(packageFolder)) ?? [];
    const name = `${packageFolder.replace('/', '-')}.${kind}`;
    // Relative imports in an example are relative to the src folder of the package.
    writeFileSync(join(FOLDER, name), example.replaceAll("from './", `from '${join(ROOT, packageFolder, 'src')}/`));
    return name;
  });
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: [], files }),
  );
  const { stdout } = spawnSync('tsc', ['--project', FOLDER, '--pretty', 'false'], { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(files).toHaveLength(PACKAGES.length);
});
