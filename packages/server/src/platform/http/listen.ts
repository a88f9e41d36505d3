import type { AddressInfo } from 'node:net';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../start-error.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** Requests in progress may take this long to finish on shutdown. */
export const GRACE_MS = 10_000;
const CLOSE_IDLE_MS = 50;
/**
 * An idle connection stays open this long: longer than at proxies (nginx and AWS: 60 s), so that none sends a request on
 * a connection this server is closing. The limits for slow requests don't apply to idle connections.
 */
const KEEP_ALIVE_MS = 75_000;

export type Listening = { server: Server; port: number; close(): Promise<void> };

/** Listens until `close`. Throws a `StartError` naming `variable` when the port is unavailable. */
export async function listen(fetch: Fetch, port: number, host: string, variable = 'PORT'): Promise<Listening> {
  const options = {
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    shouldUpgradeCallback: wantsWebSocket,
  };
  const server = createServer(options, getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, port, host, variable))));
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port, close: () => close(server) };
}

/** Ignores other upgrades: some clients offer HTTP/2 with every request and still expect a response. */
const wantsWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

function explain(error: NodeJS.ErrnoException, port: number, host: string, variable: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use: set ${variable} to another port.`;
  return `Cannot listen at ${host}:${port}: ${error.message}`;
}

async function close(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // A keep-alive connection could go on sending requests, so it is closed as soon as it is idle.
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(force);
  clearInterval(closeIdle);
}
