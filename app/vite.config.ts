import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { preloadAnswers } from './vite/preloadAnswers.ts';
import { purge } from './vite/purge.ts';
import { shell } from './vite/shell.ts';
import { subsetFonts } from './vite/subsetFonts.ts';

const API_URL = process.env.API_URL ?? 'http://localhost:3001';

/** Small parts of several screens that bring no library along. */
const CRUMBS = new RegExp(
  [
    'ui/src/(format|rank|drawing)/',
    'ui/src/achievement/AchievementTags',
    'ui/src/auth/AuthScreen',
    'ui/src/completed/StatusTag',
    'ui/src/profile/(StarCount|personName)',
    'ui/src/primitives/(FormAlert|Told|focusDialogTitle|useKeptFocus|useTitleFocus)',
    'app/src/queries/(polling|rowAction|send|visit)',
    'app/src/services/(drafts|tabs)',
  ].join('|'),
);

export default defineConfig(async ({ mode, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), shell(), preloadAnswers(), compress(), mode === 'mocked' && msw({ mode: 'worker-only' })],
  resolve: { alias: command === 'build' ? await subsetFonts() : [] },
  css: { postcss: { plugins: command === 'build' ? [purge()] : [] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
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
            // Crumbs, each a file of its own otherwise, and home names every file.
            { name: 'icons', test: /lucide-react/, priority: 1 },
            { name: 'crumbs', test: CRUMBS, priority: 1, minShareCount: 2 },
          ],
        },
        // Home names every chunk and style sheet of every screen: short names are 400 bytes less.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
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
