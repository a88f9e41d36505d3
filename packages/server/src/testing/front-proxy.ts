import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_MS = 100;
const CHECK_TIMEOUT_MS = 2_000;
/** A process that doesn't respond to more checks in a row than these gets no requests. */
const SILENT_MAX = 2;

/** One of the processes behind the proxy. */
type Backend = { url: string; isReady: boolean };

/** Headers that belong to one connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Passes requests and sockets to the processes at `urls` in turn, as long as `/api/ready` says that they are ready. A
 * request that hasn't reached a process, or that only reads, is repeated at another one. If a write is interrupted, so is
 * the connection of its client, which can't know whether it was stored.
 */
export async function startFrontProxy(urls: readonly string[], port = 0) {
  const backends: Backend[] = urls.map((url) => ({ url, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  let turn = 0;

  function next(tried: ReadonlySet<Backend>): Backend | undefined {
    const candidates = backends.filter((backend) => backend.isReady && !tried.has(backend));
    turn += 1;
    return candidates[turn % candidates.length];
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, tried = new Set<Backend>()): void {
    const backend = next(tried);
    if (backend === undefined) return refuse(outgoing);
    tried.add(backend);
    const { method, url = '/', rawHeaders } = incoming;
    const headers = [...withoutHopByHop(rawHeaders), 'X-Forwarded-For', forwardedFor(incoming)];
    const upstream = request(new URL(url, backend.url), { method, headers, agent });
    const canRepeat = incoming.method === 'GET' || incoming.method === 'HEAD';
    let isSent = false;
    const send = () => {
      isSent = true;
      incoming.pipe(upstream);
    };
    upstream.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    upstream.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, withoutHopByHop(response.rawHeaders));
      response.pipe(outgoing).on('error', () => {});
      response.once('error', () => outgoing.destroy());
    });
    upstream.once('error', () => {
      if (outgoing.headersSent || (isSent && !canRepeat)) return outgoing.destroy();
      backend.isReady &&= isSent;
      incoming.unpipe(upstream);
      return forward(incoming, outgoing, tried);
    });
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) upstream.destroy();
    });
  }

  /** Joins the socket of a client with one to a process, which gets the same request for an upgrade. */
  function forwardUpgrade(incoming: IncomingMessage, near: Duplex, tried = new Set<Backend>()): void {
    const backend = next(tried);
    if (backend === undefined) return void near.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
    tried.add(backend);
    const far = connect(Number(new URL(backend.url).port), '127.0.0.1');
    const repeat = () => forwardUpgrade(incoming, near, tried);
    far.once('error', repeat);
    far.once('connect', () => {
      far.off('error', repeat);
      far.write(upgradeRequest(incoming));
      join(near, far);
    });
  }

  async function watch(backend: Backend): Promise<void> {
    const { signal } = closing;
    let silent = 0;
    while (!signal.aborted) {
      const status = await statusOf(`${backend.url}/api/ready`);
      silent = status === 'timeout' ? silent + 1 : 0;
      // A busy process is late sometimes.
      if (silent === 0 || silent > SILENT_MAX) backend.isReady = status === 200;
      await pause(CHECK_MS, null, { signal }).catch(() => {});
    }
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing));
  server.on('upgrade', (incoming: IncomingMessage, near: Duplex) => {
    near.on('error', () => near.destroy());
    forwardUpgrade(incoming, near);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const watching = backends.map(watch);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when exactly the processes at these addresses get requests. */
    async untilReady(expected: readonly string[]) {
      const isExpected = ({ url, isReady }: Backend) => isReady === expected.includes(url);
      while (!backends.every(isExpected)) await pause(CHECK_MS);
    },
    async close() {
      closing.abort();
      await Promise.all(watching);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

const statusOf = (url: string): Promise<number | 'timeout' | 'failed'> =>
  fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
    .then((response) => response.text().then(() => response.status))
    .catch((error: Error) => (error.name === 'TimeoutError' ? 'timeout' : 'failed'));

/** Responds as a server that is too busy does. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'application/json' });
  outgoing.end(JSON.stringify({ message: 'The server is busy. Please try again in a moment.' }));
}

const pairsOf = (raw: readonly string[]) =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));

const withoutHopByHop = (raw: readonly string[]): string[] =>
  pairsOf(raw).flatMap(([name, value]) => (HOP_BY_HOP.has(name.toLowerCase()) ? [] : [name, value]));

const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');

const upgradeRequest = (incoming: IncomingMessage): string =>
  [
    `${incoming.method} ${incoming.url} HTTP/1.1`,
    ...pairsOf(incoming.rawHeaders).map(([name, value]) => `${name}: ${value}`),
    `X-Forwarded-For: ${forwardedFor(incoming)}\r\n\r\n`,
  ].join('\r\n');

/** Connects two streams until one of them ends. */
function join(near: Duplex, far: Duplex): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('error', () => to.destroy());
    from.once('close', () => to.destroy());
    from.pipe(to);
  }
}
