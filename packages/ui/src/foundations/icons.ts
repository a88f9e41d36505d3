import { partOf } from './sourceFiles.ts';

export type IconUse = { name: string; parts: string[] };

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/** Every icon that a component imports, with the parts that show it. */
export function iconUses(components: Record<string, string>): IconUse[] {
  const uses = new Map<string, string[]>();
  for (const [file, source] of Object.entries(components))
    for (const [, names = ''] of source.matchAll(IMPORT))
      for (const name of iconNames(names)) uses.set(name, [...(uses.get(name) ?? []), partOf(file)]);
  return [...uses]
    .map(([name, parts]) => ({ name, parts: parts.toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** "Bell, Menu as MenuIcon, type LucideIcon" names Bell and Menu. */
const iconNames = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as .*$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
