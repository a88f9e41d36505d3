import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a new one consists of, before anything is written: all of it is, or nothing. */
export type Draft = {
  /** Throws when a source of the folder exports something of this name. */
  refuseTaken(folder: string, name: string): void;
  /** A file that there must not be yet. */
  create(path: string, text: string): void;
  /** A file that there is, changed. */
  change(path: string, change: (source: string) => string): void;
  /** A file that may be there: `create` is its beginning when it is not. */
  extend(path: string, begin: string, change: (source: string) => string): void;
  /** Writes it; returns the paths of what is new and of what is changed. */
  write(): { created: string[]; changed: string[] };
};

export function openDraft(root: string): Draft {
  const created = new Map<string, string>();
  const changed = new Map<string, string>();
  const has = (path: string) => created.has(path) || existsSync(join(root, path));
  const read = (path: string) => created.get(path) ?? changed.get(path) ?? readFileSync(join(root, path), 'utf8');

  function create(path: string, text: string) {
    if (has(path)) throw new Error(`${path} is there already: choose another name.`);
    created.set(path, text);
  }
  function change(path: string, edit: (source: string) => string) {
    if (!has(path)) throw new Error(`${path} is not there: the house has another shape now.`);
    const source = read(path);
    const edited = edit(source);
    if (edited !== source) (created.has(path) ? created : changed).set(path, edited);
  }
  return {
    refuseTaken(folder, name) {
      const exported = new RegExp(`^export (?:const|function|type|class) ${name}\\b`, 'm');
      const taken = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).find((file) =>
        exported.test(read(join(folder, file))),
      );
      if (taken !== undefined) throw new Error(`${folder}/${taken} exports ${name} already: choose another name.`);
    },
    create,
    change,
    extend(path, begin, edit) {
      if (!has(path)) create(path, begin);
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
