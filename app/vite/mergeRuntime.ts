import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { BASE_CHUNK } from './chunks.ts';

const RUNTIME = 'rolldown-runtime';
/** The names under which the chunk exports the helpers. */
const exportedName = (name = '') => `runtime_${name}`;
/** Splits `a as b, c` into pairs: what is exported or imported, and under which name. */
const specifiersOf = (list = '') => list.split(',').map((each) => each.trim().split(' as ') as [string, string?]);

/**
 * Moves Rolldown's helpers into the chunk that all others import. Otherwise they are a file of 700 bytes, because no
 * group can take them, and one more request before the first render.
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'machine:merge-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before Vite lists what each chunk imports.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === RUNTIME);
        const base = chunks.find(({ name }) => name === BASE_CHUNK);
        if (!runtime || !base) throw new Error(`The build has no ${runtime ? BASE_CHUNK : RUNTIME}.`);
        for (const chunk of chunks) importFromBase(chunk, runtime.fileName, base.fileName);
        base.code = withHelpers(base.code, runtime);
        delete bundle[runtime.fileName];
      },
    },
  };
}

/** Returns the code of the chunk with the helpers in front, which it also exports. */
function withHelpers(code: string, runtime: Rolldown.OutputChunk): string {
  const [, body, list] = /^([^]*)export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
  if (body === undefined) throw new Error(`${RUNTIME} has no exports at its end.`);
  const helpers = specifiersOf(list);
  const results = helpers.map(([local, name = local]) => `${exportedName(name)}:${local}`).join();
  const names = helpers.map(([local, name = local]) => exportedName(name)).join();
  // In a function, because their short names occur in the chunk as well.
  return `var{${names}}=(()=>{${body};return{${results}}})();${code}export{${names}};`;
}

/** Makes a chunk import the helpers from the base chunk; the base chunk itself only renames them. */
function importFromBase(chunk: Rolldown.OutputChunk, runtime: string, base: string): void {
  if (!chunk.imports.includes(runtime)) return;
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${basename(runtime)}";?`);
  if (!statement.test(chunk.code)) throw new Error(`${chunk.fileName} imports ${RUNTIME} in an unknown way.`);
  const isBase = chunk.fileName === base;
  chunk.code = chunk.code.replace(statement, (_, list: string) => {
    const used = specifiersOf(list).map(([name, local = name]) => ({ name: exportedName(name), local }));
    if (isBase) return `var ${used.map(({ name, local }) => `${local}=${name}`).join()};`;
    return `import{${used.map(({ name, local }) => `${name} as ${local}`).join()}}from"./${basename(base)}";`;
  });
  const others = chunk.imports.filter((each) => each !== runtime && each !== base);
  chunk.imports = isBase ? others : [...others, base];
}
