import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './build.ts';

/**
 * `npm run test:near -- FILE…`: runs the tests nearest to some files in the project that they belong to. A test or a
 * story is run itself; for other files, those beside it that share its name, or else all of its folder.
 */
const PROJECTS: readonly [string, RegExp][] = [
  ['stories', /\.stories\.tsx$/],
  ['app', /^app\/test\//],
  ['e2e', /^e2e\//],
  ['server', /^(?:packages\/server|verifier\/tests\/product)\//],
];

const TEST = /\.(?:test|stories)\.tsx?$/;

const projectOf = (file: string) => PROJECTS.find(([, files]) => files.test(file))?.[0] ?? 'unit';

function nearest(file: string): string[] {
  if (TEST.test(file)) return [file];
  const stem = basename(file).replace(/\.tsx?$/, '');
  const folder = dirname(file);
  const tests = readdirSync(join(ROOT, folder)).filter((name) => TEST.test(name) && !name.includes('.nightly.'));
  const named = tests.filter((name) => name.startsWith(`${stem}.`));
  return (named.length > 0 ? named : tests).map((name) => join(folder, name));
}

const files = process.argv.slice(2).flatMap((file) => nearest(relative(ROOT, resolve(file))));
if (files.length === 0) throw new Error('Name a file with tests in its folder.');
const projects = new Set(files.map(projectOf));
const args = ['run', ...[...projects].flatMap((project) => ['--project', project]), ...files];
process.exitCode = spawnSync('vitest', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
