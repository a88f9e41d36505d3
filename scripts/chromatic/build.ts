import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build.ts';
import { drawnOnly, type StoryIndex } from './drawn-only.ts';

/**
 * Storybook as the hosted service is to see it: where its command says, and with the stories alone that are drawn here
 * too. The service lists them by this index.
 */
const args = process.argv.slice(2);
const options = { 'output-dir': { type: 'string', short: 'o', default: 'dist/chromatic' } } as const;
const output = String(parseArgs({ args, options, strict: false, allowPositionals: true }).values['output-dir']);

const told = args.some((arg) => /^(-o|--output-dir)(=|$)/.test(arg)) ? args : [...args, `--output-dir=${output}`];
const { status } = spawnSync('storybook', ['build', '--quiet', ...told], { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const file = resolve(ROOT, output, 'index.json');
const index = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
writeFileSync(file, JSON.stringify(drawnOnly(index)));
