import type { Manifest, Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';
const LOADED_ON_DEMAND = /src\/(?:routes|panels|reporting)\/\w+\.tsx?$/;

/** Adds every screen and panel that shares a chunk to the manifest. Vite adds only those with a chunk of their own. */
export function completeManifest(): Plugin {
  return {
    name: 'machine:complete-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(asset.source.toString()) as Manifest;
        const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const file of Object.values(bundle)) {
          const chunk = chunks.get(file.fileName);
          for (const id of file.type === 'chunk' && chunk ? file.moduleIds : []) {
            const src = LOADED_ON_DEMAND.exec(id)?.[0];
            if (!chunk || src === undefined || !this.getModuleInfo(id)?.dynamicImporters.length) continue;
            manifest[src] ??= { ...chunk, src, isDynamicEntry: true };
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
