import { componentOf } from './sourceFiles.ts';

export type IconUse = { name: string; components: string[] };

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/** Finds every icon that a component imports, with the components that use it. */
export function iconUses(sources: Record<string, string>): IconUse[] {
  const uses = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources))
    for (const [, names = ''] of source.matchAll(IMPORT))
      for (const name of iconNames(names)) uses.set(name, [...(uses.get(name) ?? []), componentOf(file)]);
  return [...uses]
    .map(([name, components]) => ({ name, components: components.toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Returns ["Bell", "Menu"] for "Bell, Menu as MenuIcon, type LucideIcon". */
const iconNames = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as .*$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
