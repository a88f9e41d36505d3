import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;
const MIN_BYTES = 1_024;

/** Emits a `.br` and a `.gz` next to every text file of the build, so that the server never compresses at run time. */
export function compress(): Plugin {
  return {
    name: 'machine:compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!COMPRESSIBLE.test(file.fileName) || source.length < MIN_BYTES) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source, { params }),
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
