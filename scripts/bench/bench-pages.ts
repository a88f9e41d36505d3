import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compress } from '../../app/vite/compress.ts';
import { readConfig, startServer } from '../../packages/server/src/index.ts';
import { APP_DIST, buildWhenStale } from '../build.ts';

/** The game, and pages to compare it with: folders with an `index.html` beside this file. */
export type BenchPage = 'game' | 'baseline' | 'plain';

async function buildPage(name: BenchPage, outDir: string): Promise<string> {
  if (name === 'game') {
    buildWhenStale();
    return APP_DIST;
  }
  const root = fileURLToPath(new URL(name, import.meta.url));
  const options = { outDir, emptyOutDir: true };
  await build({ configFile: false, root, logLevel: 'error', plugins: [compress()], build: options });
  return outDir;
}

/** Serves each page by a server of its own, with a season and bots. */
export async function servePages<Name extends BenchPage>(...names: Name[]) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-bench-'));
  const stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const urls: Record<string, string> = {};
  for (const name of names) {
    const staticDir = await buildPage(name, join(folder, 'pages', name));
    const config = readConfig({ LOG_LEVEL: 'error', BOTS: 'on' });
    const { url, close } = await startServer({ ...config, port: 0, dataDir: join(folder, name), staticDir });
    stack.defer(close);
    urls[name] = url;
  }
  return { urls: urls as Record<Name, string>, close: () => stack.disposeAsync() };
}
