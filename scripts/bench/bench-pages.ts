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
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [compress()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Serves each page by a server of its own, with a season and bots. */
export async function servePages<Name extends BenchPage>(
  ...names: Name[]
): Promise<{ urls: Record<Name, string>; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-bench-'));
  const servers: { name: Name; url: string; close: () => Promise<void> }[] = [];
  for (const name of names) {
    const staticDir = await buildPage(name, join(folder, 'pages', name));
    const config = {
      ...readConfig({ LOG_LEVEL: 'error', BOTS: 'on' }),
      port: 0,
      dataDir: join(folder, name),
      staticDir,
    };
    const { url, close } = await startServer(config);
    servers.push({ name, url, close });
  }
  return {
    urls: Object.fromEntries(servers.map(({ name, url }) => [name, url])) as Record<Name, string>,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
