import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PROJECTS: readonly [string, RegExp][] = [
  ['stories', /\.stories\.tsx$/],
  ['app', /^app\/test\//],
  ['e2e', /^e2e\//],
  ['server', /^(?:packages\/server|verifier\/tests\/product)\//],
];
const TEST = /\.(?:test|stories)\.tsx?$/;

/** Returns the project that a test belongs to. */
export const projectOf = (file: string) => PROJECTS.find(([, files]) => files.test(file))?.[0] ?? 'unit';

/** Returns the tests and stories beside a file that share its name, or else all of its folder; those themselves. */
export function nearest(root: string, file: string): string[] {
  if (TEST.test(file)) return [file];
  const folder = dirname(file);
  const tests = readdirSync(join(root, folder)).filter((name) => TEST.test(name) && !name.includes('.nightly.'));
  const named = tests.filter((name) => name.startsWith(basename(file).replace(/\..*$/, '.')));
  return (named.length > 0 ? named : tests).map((name) => join(folder, name));
}
