import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { ROOT } from './build.ts';
import { nearest, projectOf } from './nearest.ts';

/** `npm run test:near -- FILE…`: runs the tests nearest to some files in the project that they belong to. */
const files = process.argv.slice(2).flatMap((file) => nearest(ROOT, relative(ROOT, resolve(file))));
if (files.length === 0) throw new Error('Name a file with tests in its folder.');
const projects = new Set(files.map(projectOf));
const args = ['run', ...[...projects].flatMap((project) => ['--project', project]), ...files];
process.exitCode = spawnSync('vitest', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
