import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@machine/server';

/** Starts the reference server in this process, on an empty database and a simulated season. */
export async function startReferenceServer(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'machine-conformance-'));
  const { url, close } = await startServer({
    dataDir,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    feed: 'simulated',
    // The history of the bots has completed matches and boards.
    bots: true,
    throttles: false,
  });
  return {
    url,
    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
