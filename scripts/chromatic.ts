import { spawnSync } from 'node:child_process';
import { ROOT } from './build.ts';

/**
 * The same stories in the same modes as `npm run visual`, drawn and kept by the hosted service
 * (docs/decisions/0029). What is said after `--` is told to its own command.
 *
 * Without a token there is nobody to send them to: that is told, and is no failure, so that a check which runs where
 * the token is not known stays green.
 */
const TOKEN = 'CHROMATIC_PROJECT_TOKEN';
const args = process.argv.slice(2);
const isToken = (arg: string) => /^(-t|--project-token)(=|$)/.test(arg);

if (process.env[TOKEN] || args.some(isToken)) {
  const { status } = spawnSync('chromatic', args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log(`Nothing was sent: Chromatic needs a project's token, and ${TOKEN} is not set.

  ${TOKEN}=chpt_… npm run chromatic

The token is on the project's page there, under Manage. Without an account, npm run visual draws the same stories in
the same modes on this machine.`);
}
