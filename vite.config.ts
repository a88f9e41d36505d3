import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './app/vite/chunks.ts';
import { CLASS_NAMES } from './app/vite/classNames.ts';
import { completeManifest } from './app/vite/completeManifest.ts';
import { compress } from './app/vite/compress.ts';
import { licenses } from './app/vite/licenses.ts';
import { requestFields } from './app/vite/requestFields.ts';
import { serverPage } from './app/vite/serverPage.ts';
import { themeScript } from './app/vite/themeScript.ts';
import { worker } from './app/vite/serviceWorker.ts';
import { subsetFonts } from './app/vite/subsetFonts.ts';

const RADIX_TOOLTIP = {
  find: '@radix-ui/react-tooltip',
  replacement: fileURLToPath(new URL('app/vite/radixTooltip.ts', import.meta.url)),
};

const API_URL = process.env.API_URL ?? 'http://localhost:3001';

/** The app. `vitest.config.ts` is about the tests of the whole repository. */
export default defineConfig(async ({ mode, command }) => ({
  root: fileURLToPath(new URL('app', import.meta.url)),
  plugins: [
    react(),
    requestFields(),
    themeScript(),
    serverPage(),
    completeManifest(),
    worker(),
    licenses(),
    compress(),
    mode === 'mocked' && msw({ mode: 'worker-only' }),
  ],
  resolve: { alias: command === 'build' ? [...(await subsetFonts()), RADIX_TOOLTIP] : [] },
  css: CLASS_NAMES,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // For scripts/size.ts, which measures what each screen loads.
    manifest: true,
    // The content security policy forbids inline scripts, and all target browsers support module preload.
    modulePreload: { polyfill: false },
    // Inlined fonts and images would load on every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    ...(mode !== 'mocked' && {
      proxy: { '/api': API_URL, '/proof/': API_URL, '/ws': { target: API_URL, ws: true, rewriteWsOrigin: true } },
    }),
  },
}));
