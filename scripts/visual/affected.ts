import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { ROOT } from '../build.ts';

/** Chromatic compares the dependencies instead of the files. A change of one may change any story. */
const LOCKFILE = 'package-lock.json';

/** Files outside of the graph that every story depends on, as Chromatic knows them. */
const readExternals = (): string[] => JSON.parse(readFileSync(join(ROOT, 'chromatic.config.json'), 'utf8')).externals;

/**
 * Returns the story files that changed files reach in the graph of a built Storybook, by the part of Chromatic that works
 * offline. Undefined means all of them: Storybook's configuration or what all stories share has changed.
 */
export function findAffected(storybook: string, changed: readonly string[]): ReadonlySet<string> | undefined {
  const globs = [...readExternals(), LOCKFILE];
  if (changed.some((file) => globs.some((glob) => matchesGlob(file, glob)))) return undefined;
  const files = changed.filter((file) => basename(file) !== 'package.json');
  if (files.length === 0) return new Set();
  const stats = join(storybook, 'preview-stats.json');
  const args = ['trace', '--stats-file', stats, '--mode', 'compact', ...files];
  const { stdout, stderr } = spawnSync('chromatic', args, { cwd: ROOT, encoding: 'utf8' });
  return readTrace(stdout + stderr);
}

/** Returns the story files that the output of `chromatic trace` lists; undefined if it says that all are affected. */
export function readTrace(output: string): ReadonlySet<string> | undefined {
  if (output.includes('TurboSnap disabled')) return undefined;
  if (!/Traced \d+ changed files? to \d+ affected story files?/.test(output))
    throw new Error(`Could not trace the changed files: ${output}`);
  return new Set(Array.from(output.matchAll(/^— (\S.*)$/gm), ([, file = '']) => file));
}
