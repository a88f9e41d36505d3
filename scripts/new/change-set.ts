import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Collects file changes in memory, so that either all of them are written or none. */
export type ChangeSet = {
  /** Throws if a source file of the folder exports this name. */
  assertUnused(folder: string, name: string): void;
  /** Adds a file that must not exist yet. */
  create(path: string, text: string): void;
  /** Changes an existing file. */
  change(path: string, change: (source: string) => string): void;
  /** Changes a file, which is created with the initial text if it does not exist. */
  extend(path: string, initial: string, change: (source: string) => string): void;
  /** Writes the files and returns their paths. */
  write(): { created: string[]; changed: string[] };
};

export function createChangeSet(root: string): ChangeSet {
  const created = new Map<string, string>();
  const changed = new Map<string, string>();
  const has = (path: string) => created.has(path) || existsSync(join(root, path));
  const read = (path: string) => created.get(path) ?? changed.get(path) ?? readFileSync(join(root, path), 'utf8');

  function create(path: string, text: string) {
    if (has(path)) throw new Error(`${path} already exists: choose another name.`);
    created.set(path, text);
  }
  function change(path: string, edit: (source: string) => string) {
    if (!has(path)) throw new Error(`${path} does not exist: update scripts/new for the new structure.`);
    const source = read(path);
    const edited = edit(source);
    if (edited !== source) (created.has(path) ? created : changed).set(path, edited);
  }
  return {
    assertUnused(folder, name) {
      const exported = new RegExp(`^export (?:const|function|type|class) ${name}\\b`, 'm');
      const taken = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).find((file) =>
        exported.test(read(join(folder, file))),
      );
      if (taken !== undefined) throw new Error(`${folder}/${taken} already exports ${name}: choose another name.`);
    },
    create,
    change,
    extend(path, initial, edit) {
      if (!has(path)) create(path, initial);
      change(path, edit);
    },
    write() {
      for (const [path, text] of [...created, ...changed]) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return { created: [...created.keys()], changed: [...changed.keys()] };
    },
  };
}
