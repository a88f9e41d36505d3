import { preview } from 'vite';

export type FolderServer = AsyncDisposable & { url: string; close(): Promise<void> };

/** Serves a folder on the loopback interface like a static host, with 404 for missing files. */
export async function serveFolder(folder: string, base = '/'): Promise<FolderServer> {
  const server = await preview({
    configFile: false,
    envFile: false,
    root: folder,
    base,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('Could not serve the folder.');
  const close = () => server.close();
  return { url: `http://127.0.0.1:${address.port}${base}`, close, [Symbol.asyncDispose]: close };
}
