import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build.ts';
import { capturedOnly, type StoryIndex } from './captured-stories.ts';

/**
 * Builds Storybook for Chromatic and removes the stories that npm run visual skips from its index, which is what
 * Chromatic reads.
 */
const args = process.argv.slice(2);
const options = { 'output-dir': { type: 'string', short: 'o', default: 'dist/chromatic' } } as const;
const output = String(parseArgs({ args, options, strict: false, allowPositionals: true }).values['output-dir']);

const outputArgs = args.some((arg) => /^(-o|--output-dir)(=|$)/.test(arg)) ? args : [...args, `--output-dir=${output}`];
const { status } = spawnSync('storybook', ['build', '--quiet', ...outputArgs], { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const file = resolve(ROOT, output, 'index.json');
const index = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
writeFileSync(file, JSON.stringify(capturedOnly(index)));
