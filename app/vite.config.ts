import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { preloadCurrentUser } from './vite/preloadCurrentUser.ts';
import { shell } from './vite/shell.ts';
import { subsetFonts } from './vite/subsetFonts.ts';
import { worker } from './vite/serviceWorker.ts';

const API_URL = process.env.API_URL ?? 'http://localhost:3001';

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
  resolve: { alias: command === 'build' ? await subsetFonts() : [] },
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
    // Home loads one chunk: several would be 8 % larger in total.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial' as const] }] } },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    ...(mode !== 'mocked' && {
      proxy: { '/api': API_URL, '/ws': { target: API_URL, ws: true, rewriteWsOrigin: true } },
    }),
  },
}));
