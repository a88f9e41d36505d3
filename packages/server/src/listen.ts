import type { AddressInfo } from 'node:net';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './start-error.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** What is under way at the end gets this long to finish (RELIABILITY.md L6). */
export const GRACE_MS = 10_000;
const SWEEP_MS = 50;
/**
 * How long a connection waits for its next question: longer than proxies keep one (nginx and AWS 60 s), so that none
 * sends a question on a connection that we are closing. The limits on slow questions do not count while it waits.
 */
const KEEP_ALIVE_MS = 75_000;

export type Listening = { server: Server; port: number; close(): Promise<void> };

/** Listens until `close`. Throws a `StartError` when the port cannot be had, which `variable` sets. */
export async function listen(fetch: Fetch, port: number, host: string, variable = 'PORT'): Promise<Listening> {
  const options = {
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    shouldUpgradeCallback: wantsSocket,
  };
  const server = createServer(options, getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, port, host, variable))));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return { server, port: address.port, close: () => close(server) };
}

/** Some clients offer HTTP/2 with whatever they ask: they get their answer, as if they had not. */
const wantsSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

function explain(error: NodeJS.ErrnoException, port: number, host: string, variable: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use: set ${variable} to another one.`;
  return `Cannot listen at ${host}:${port}: ${error.message}`;
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // A connection that is kept alive would go on asking: it ends as soon as it waits for its next question.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  clearInterval(sweep);
}
