import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What is distributed: these packages with everything that they need at run time. */
const DISTRIBUTED = ['app', 'packages/ui', 'packages/server'];
/** Bundled parts of packages that are needed only for the build. */
const BUNDLED: Record<string, readonly string[]> = {
  app: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  'packages/ui': ['@fontsource-variable/geist', '@fontsource-variable/geist-mono', '@radix-ui/themes'],
};
const OWN = '@machine/';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Package = { name: string; version: string; license?: string; dependencies?: Record<string, string> };

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Returns the folder in which a package finds another one. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return folderOf(name, dirname(from));
}

/** Returns the notice of each distributed package of others, by its name and version. */
function notices(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (names: readonly string[], from: string) => {
    for (const name of names.filter((each) => !each.startsWith(OWN))) {
      const folder = folderOf(name, from);
      const { version, license, dependencies = {} } = readPackage(folder);
      const title = `${name} ${version}`;
      if (found.has(title)) continue;
      const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
      if (license === undefined && files.length === 0) throw new Error(`${title} has no license.`);
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
      found.set(title, [`${title} (${license ?? 'see below'})`, ...texts].join('\n\n'));
      visit(Object.keys(dependencies), folder);
    }
  };
  for (const folder of DISTRIBUTED) {
    const { dependencies = {} } = readPackage(join(ROOT, folder));
    visit([...Object.keys(dependencies), ...(BUNDLED[folder] ?? [])], join(ROOT, folder));
  }
  return found;
}

/** Returns the notices of all packages of others in the app and the server, as one text. */
export const noticesText = (): string =>
  [...notices()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, notice]) => notice)
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes `licenses.txt`, which their licenses ask for. */
export const licenses = (): Plugin => ({
  name: 'machine:licenses',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: noticesText() });
  },
});
