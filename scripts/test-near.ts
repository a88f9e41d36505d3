import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { ROOT } from './build.ts';
import { nearest, projectOf } from './nearest.ts';

const { positionals } = readCommandLine({
  call: 'npm run test:near',
  does: 'Runs the tests nearest to some files, in the projects that they belong to.',
  arguments: [{ name: 'FILE…', does: 'files, such as those that you have changed' }],
});

const isReadable = (file: string) => existsSync(dirname(resolve(file)));
const files = positionals.filter(isReadable).flatMap((file) => nearest(ROOT, relative(ROOT, resolve(file))));
if (files.length === 0) {
  console.error(`No tests are near ${positionals.join(', ')}.`);
  process.exit(2);
}
const projects = new Set(files.map(projectOf));
const args = ['run', ...[...projects].flatMap((project) => ['--project', project]), ...files];
process.exitCode = spawnSync('vitest', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
