import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';

/** Writes the examples of the READMEs to files, so that `npm run check` compiles them with everything else. */
const FOLDER = join(ROOT, '.cache/readmes');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const folder of ['packages/contract', 'packages/ui', 'packages/mocks', 'packages/server', 'app']) {
  const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  const [, kind, example] = /```(tsx?)\n([\s\S]*?)```/.exec(readme) ?? [];
  if (example === undefined) throw new Error(`${folder}/README.md has no example.`);
  // Relative imports in an example are relative to the src folder of the package.
  const source = example.replaceAll("from './", `from '${join(ROOT, folder, 'src')}/`);
  writeFileSync(join(FOLDER, `${folder.replace('/', '-')}.${kind}`), source);
}
