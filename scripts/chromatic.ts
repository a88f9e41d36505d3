import { spawnSync } from 'node:child_process';
import { ROOT } from './build.ts';

/**
 * Runs Chromatic on the same stories and modes as `npm run visual`. Arguments after `--` are passed on.
 *
 * Without a project token it prints a message and exits with 0, so that checks without access to the token still pass.
 */
const TOKEN = 'CHROMATIC_PROJECT_TOKEN';
const args = process.argv.slice(2);
const isToken = (arg: string) => /^(-t|--project-token)(=|$)/.test(arg);

if (process.env[TOKEN] || args.some(isToken)) {
  const { status } = spawnSync('chromatic', args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log(`Nothing was uploaded: Chromatic needs a project token, and ${TOKEN} is not set.

  ${TOKEN}=chpt_… npm run chromatic

The token is on the Manage page of the Chromatic project. Without an account, npm run visual compares the same stories
on this machine.`);
}
