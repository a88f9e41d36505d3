import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { isCaptured } from './visual/capture.ts';

/**
 * Runs Chromatic on the same stories and modes as `npm run visual`. Arguments after `--` are passed on.
 *
 * Without a project token it prints a message and exits with 0, so that checks without access to the token still pass.
 */
const FOLDER = 'dist/chromatic';

type StoryIndex = { v: number; entries: Record<string, { type: string; tags?: string[] }> };

/** Returns Storybook's index without the stories that are not captured. */
export const capturedOnly = ({ v, entries }: StoryIndex): StoryIndex => ({
  v,
  entries: Object.fromEntries(
    Object.entries(entries).filter(([, entry]) => entry.type !== 'story' || isCaptured(entry)),
  ),
});

function upload(args: string[]): number | null {
  const options = { cwd: ROOT, stdio: 'inherit' } as const;
  // The statistics tell Chromatic which stories a change affects.
  const build = spawnSync('storybook', ['build', '--quiet', '--stats-json', '--output-dir', FOLDER], options);
  if (build.status !== 0) return build.status;
  // Chromatic reads the index and knows nothing of tags.
  const file = join(ROOT, FOLDER, 'index.json');
  writeFileSync(file, JSON.stringify(capturedOnly(JSON.parse(readFileSync(file, 'utf8')))));
  return spawnSync('chromatic', ['--storybook-build-dir', FOLDER, ...args], options).status;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  if (process.env.CHROMATIC_PROJECT_TOKEN || args.some((arg) => /^(-t|--project-token)(=|$)/.test(arg))) {
    process.exitCode = upload(args) ?? 1;
  } else {
    console.log(`Nothing was uploaded: Chromatic needs a project token, and CHROMATIC_PROJECT_TOKEN is not set.

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

The token is on the Manage page of the Chromatic project. Without an account, npm run visual compares the same stories
on this machine.`);
  }
}
