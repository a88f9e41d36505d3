import { spawnSync } from 'node:child_process';
import { ROOT } from './build.ts';

/**
 * Runs Chromatic on the same stories and modes as `npm run visual`. Arguments after `--` are passed on.
 *
 * Without a project token it prints a message and exits with 0, so that checks without access to the token still pass.
 */
const FOLDER = 'dist/chromatic';

function upload(args: string[]): number | null {
  const options = { cwd: ROOT, stdio: 'inherit' } as const;
  // The statistics tell Chromatic which stories a change affects.
  const build = spawnSync('storybook', ['build', '--quiet', '--stats-json', '--output-dir', FOLDER], options);
  if (build.status !== 0) return build.status;
  return spawnSync('chromatic', ['--storybook-build-dir', FOLDER, ...args], options).status;
}

const args = process.argv.slice(2);
if (process.env.CHROMATIC_PROJECT_TOKEN || args.some((arg) => /^(-t|--project-token)(=|$)/.test(arg))) {
  process.exitCode = upload(args) ?? 1;
} else {
  console.log(`Nothing was uploaded: Chromatic needs a project token, and CHROMATIC_PROJECT_TOKEN is not set.

  CHROMATIC_PROJECT_TOKEN=chpt_… npx node scripts/chromatic.ts

The token is on the Manage page of the Chromatic project. Without an account, npm run visual compares the same stories
on this machine.`);
}
