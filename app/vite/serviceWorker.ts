import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PUBLIC = join(ROOT, 'public');
/** Only other sites show it. */
const NOT_CACHED = 'social-card.png';

type CachedFile = { url: string; revision: string | null };

const revisionOf = (source: string | Uint8Array) => createHash('sha256').update(source).digest('hex').slice(0, 16);

/** Builds `src/offline/serviceWorker.ts` with the list of files to cache. Files without a hash in their name get a revision. */
export function worker(): Plugin {
  return {
    name: 'machine:worker',
    apply: 'build',
    // Read by app/src/offline/registerWorker.ts.
    config: () => ({ define: { 'import.meta.env.HAS_WORKER': 'true' } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built: CachedFile[] = Object.values(bundle)
          .filter(({ fileName }) => !/\.(?:br|gz|map|json)$/.test(fileName))
          .map((file) => ({
            url: `/${file.fileName}`,
            revision: file.fileName.startsWith('assets/')
              ? null
              : revisionOf(file.type === 'chunk' ? file.code : file.source),
          }));
        const copied: CachedFile[] = readdirSync(PUBLIC)
          .filter((name) => name !== NOT_CACHED)
          .map((name) => ({ url: `/${name}`, revision: revisionOf(readFileSync(join(PUBLIC, name))) }));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await buildWorker([...built, ...copied]) });
      },
    },
  };
}

async function buildWorker(files: CachedFile[]): Promise<string> {
  const output = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/offline/serviceWorker.ts', formats: ['iife'], name: 'worker', fileName: 'worker' },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('The worker could not be built.');
  return result.output[0].code;
}
