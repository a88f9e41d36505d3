import { preview } from 'vite';

export type Served = { url: string; close(): Promise<void> };

/** Serves a folder on this machine alone as any static host would: under a path, and what is not there is a 404. */
export async function serveFolder(folder: string, base = '/'): Promise<Served> {
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
  if (address === null || typeof address === 'string') throw new Error('The folder could not be served.');
  return { url: `http://127.0.0.1:${address.port}${base}`, close: () => server.close() };
}
