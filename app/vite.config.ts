import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { preloadCurrentUser } from './vite/preloadCurrentUser.ts';
import { purge } from './vite/purge.ts';
import { shell } from './vite/shell.ts';
import { subsetFonts } from './vite/subsetFonts.ts';
import { worker } from './vite/serviceWorker.ts';

const API_URL = process.env.API_URL ?? 'http://localhost:3001';

const router = createRequire(import.meta.url).resolve('react-router/package.json');
const inRouter = (file: string) => join(dirname(router), 'dist/production', file);

/** The router's `exports` name only its build with warnings for developers. */
const quietRouter = [
  { find: /^react-router$/, replacement: inRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: inRouter('dom-export.mjs') },
];

export default defineConfig(async ({ mode, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    shell(),
    preloadCurrentUser(),
    worker(),
    compress(),
    mode === 'mocked' && msw({ mode: 'worker-only' }),
  ],
  resolve: { alias: command === 'build' ? [...(await subsetFonts()), ...quietRouter] : [] },
  css: { postcss: { plugins: command === 'build' ? [purge()] : [] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // For scripts/size.ts, which asks what each screen loads.
    manifest: true,
    // The page's policy allows no inline script, and every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // A font or picture inside the style sheet would be loaded by everyone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What home needs is one file: it compresses better than three, and is one request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'home', tags: ['$initial' as const], priority: 2 },
            // A module goes with those that the same screens need.
            { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
          ],
        },
        // Home names every chunk and style sheet of every screen: short names are 400 bytes less.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    ...(mode !== 'mocked' && {
      proxy: { '/api': API_URL, '/ws': { target: API_URL, ws: true, rewriteWsOrigin: true } },
    }),
  },
}));
