import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(?:js|css|html|svg|json)$/;
const LEAST_BYTES = 1_024;

/** Lays a `.br` and a `.gz` beside every text file of the build: nobody compresses the same bytes twice. */
export function compress(): Plugin {
  return {
    name: 'machine:compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!WORTH_IT.test(file.fileName) || source.length < LEAST_BYTES) continue;
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
