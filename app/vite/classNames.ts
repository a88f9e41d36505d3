import { basename } from 'node:path';
import type { CSSOptions } from 'vite';

const files = new Map<string, string>();

/** Names classes after their file and their name, as in `MatchRow-title`. Vite's hashes hardly compress. */
function generateScopedName(name: string, file: string): string {
  const scoped = `${basename(file).split('.')[0]}-${name}`;
  if ((files.get(scoped) ?? file) !== file) throw new Error(`Two files define the class ${scoped}.`);
  files.set(scoped, file);
  return scoped;
}

export const CLASS_NAMES = { modules: { generateScopedName } } satisfies CSSOptions;
