import { spawnSync } from 'node:child_process';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { ROOT } from './build.ts';

readCommandLine({ call: 'npm run build', does: 'Builds the app into app/dist and Storybook into dist/storybook.' });

const COMMANDS = ['vite build', 'storybook build --output-dir dist/storybook --quiet'];
const hasBuilt = (command: string) => spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit' }).status === 0;
process.exitCode = COMMANDS.every(hasBuilt) ? 0 : 1;
