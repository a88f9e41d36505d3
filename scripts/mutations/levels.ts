import { nearest, projectOf } from '../nearest.ts';
import type { Area, Fault } from './fault.ts';

/** Some test files of some projects. No files: all of them. */
export type Run = { project: string; files: readonly string[] };
export type Level = { name: string; minutes: number; runs: readonly Run[] };

/** Unit tests of the product: others are about scripts and documents. */
const UNIT = { project: 'unit', files: ['app/src/', 'packages/'] };
const APP = { project: 'app', files: [] };

/** Returns the folder of a domain: `packages/ui/src/profile/picks/PickRow.tsx` is in `packages/ui/src/profile/`. */
const domainOf = (file: string) => `${file.split('/').slice(0, 4).join('/')}/`;

/** Returns the levels at which a fault may be found, the nearest and cheapest first. */
export function levelsOf(root: string, { area, file }: Pick<Fault, 'area' | 'file'>): Level[] {
  const near = Map.groupBy(nearest(root, file), projectOf);
  const browser: Record<Area, readonly Run[]> = {
    server: [],
    queries: [APP, { project: 'stories', files: ['app/src/'] }],
    // A story of another component may show the one with the fault.
    interface: [{ project: 'stories', files: [domainOf(file)] }, APP, { project: 'stories', files: [] }],
  };
  return [
    { name: 'near', minutes: 5, runs: [...near].map(([project, files]) => ({ project, files })) },
    { name: 'node', minutes: 15, runs: [area === 'server' ? { project: 'server', files: [] } : UNIT] },
    { name: 'browser', minutes: 20, runs: browser[area] },
    { name: 'e2e', minutes: 30, runs: [{ project: 'e2e', files: [] }] },
  ];
}
