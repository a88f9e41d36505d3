import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Area, Fault } from './fault.ts';

/** Some test files of some projects. No files: all of them. */
export type Run = { project: string; files: readonly string[] };
export type Level = { name: string; minutes: number; runs: readonly Run[] };

/** Unit tests of the product: others are about scripts and documents. */
const SOURCES = ['app/src/', 'packages/'];

const filesIn = (root: string, folder: string, end: string) =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith(end));

/** Returns the folder of a file if it has unit tests. */
const testsBeside = (root: string, file: string) =>
  filesIn(root, dirname(file), '.test.ts').length > 0 ? [`${dirname(file)}/`] : [];

/** Returns the stories of a component: those that share its name, or else all in its folder. */
function storiesBeside(root: string, file: string): string[] {
  const all = filesIn(root, dirname(file), '.stories.tsx');
  const named = all.filter((name) => name.startsWith(basename(file).replace(/\..*$/, '.')));
  return (named.length > 0 ? named : all).map((name) => `${dirname(file)}/${name}`);
}

/** Returns the folder of a domain: `packages/ui/src/profile/picks/PickRow.tsx` is in `packages/ui/src/profile/`. */
const domainOf = (file: string) => `${file.split('/').slice(0, 4).join('/')}/`;

/** Returns the levels at which a fault may be found, the nearest and cheapest first. */
export function levelsOf(root: string, { area, file }: Pick<Fault, 'area' | 'file'>): Level[] {
  const tests = testsBeside(root, file);
  const stories = storiesBeside(root, file);
  const near: Record<Area, readonly Run[]> = {
    server: [{ project: 'server', files: [`${dirname(file)}/`] }],
    queries: [{ project: 'unit', files: tests }],
    interface: [
      { project: 'unit', files: tests },
      { project: 'stories', files: stories },
    ],
  };
  const browser: Record<Area, readonly Run[]> = {
    server: [],
    queries: [
      { project: 'app', files: [] },
      { project: 'stories', files: ['app/src/'] },
    ],
    interface: [
      { project: 'stories', files: [domainOf(file)] },
      { project: 'app', files: [] },
      // A story of another component may show the one with the fault.
      { project: 'stories', files: [] },
    ],
  };
  const node = area === 'server' ? { project: 'server', files: [] } : { project: 'unit', files: SOURCES };
  return [
    { name: 'near', minutes: 5, runs: near[area].filter(({ files }) => files.length > 0) },
    { name: 'node', minutes: 15, runs: [node] },
    { name: 'browser', minutes: 20, runs: browser[area] },
    { name: 'e2e', minutes: 30, runs: [{ project: 'e2e', files: [] }] },
  ];
}
