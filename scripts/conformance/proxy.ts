import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, type Endpoint, endpoints } from '@machine/contract';
import { WebSocket, WebSocketServer } from 'ws';

export type Exchange = {
  name: CallName | undefined;
  url: URL;
  /** Whether the request has a session cookie. */
  hasSession: boolean;
  requestBody: string;
  status: number;
  headers: Headers;
  /** The parsed body of the response; undefined if it is empty. */
  body: unknown;
};

/** What a wrong server does differently. */
export type Mutation = {
  /** Changes a request before it is sent on. */
  request?(name: CallName | undefined, headers: Headers): void;
  /** Answers a request instead of the server. */
  answer?(exchange: Pick<Exchange, 'name' | 'hasSession' | 'requestBody'>): { status: number; body?: unknown } | null;
  /** Changes a response. */
  response?(exchange: Exchange): void;
  /** Changes a frame of the socket; null drops it. */
  frame?(frame: string): string | null;
  /** Changes a message of a client to the socket. */
  message?(message: string): string;
  /** Accepts sockets from pages of any origin. */
  acceptsAnyOrigin?: boolean;
};

const patterns = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));
/** Fixed paths come before those with parameters. */
patterns.sort((a, b) => Number(a.pattern.source.includes('[')) - Number(b.pattern.source.includes('[')));

/** Serves another server with one thing changed. */
export async function serveMutated(
  target: string,
  mutation: Mutation,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    forward(target, mutation, request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    const { origin = '', cookie = '', host } = request.headers;
    // The target knows only its own origin.
    const isOwn = mutation.acceptsAnyOrigin || origin === `http://${host}`;
    const upstream = new WebSocket(target.replace('http', 'ws') + request.url, {
      headers: { Origin: isOwn ? target : origin, ...(cookie !== '' && { Cookie: cookie }) },
    });
    upstream.once('error', () => stream.destroy());
    upstream.once('open', () =>
      sockets.handleUpgrade(request, stream, head, (socket) => {
        socket.once('close', () => upstream.terminate());
        socket.on('message', (data) => {
          const message = data.toString();
          upstream.send(mutation.message ? mutation.message(message) : message);
        });
        upstream.on('message', (data) => {
          const frame = data.toString();
          const changed = mutation.frame ? mutation.frame(frame) : frame;
          if (changed !== null) socket.send(changed);
        });
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function forward(
  target: string,
  mutation: Mutation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', target);
  const headers = new Headers(request.headers as Record<string, string>);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding'])
    headers.delete(name);
  const requestBody = await textOf(request);
  const name = patterns.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname))?.name;
  const hasSession = /\bsession=/.test(headers.get('cookie') ?? '');
  const answered = mutation.answer?.({ name, hasSession, requestBody });
  if (answered) {
    response.writeHead(answered.status, { 'Content-Type': 'application/json' });
    response.end(answered.body === undefined ? '' : JSON.stringify(answered.body));
    return;
  }
  mutation.request?.(name, headers);
  const upstream = await fetch(url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(requestBody !== '' && { body: requestBody }),
  });
  const text = await upstream.text();
  const exchange: Exchange = {
    name,
    url,
    hasSession,
    requestBody,
    status: upstream.status,
    headers: new Headers(upstream.headers),
    body: text === '' ? undefined : JSON.parse(text),
  };
  mutation.response?.(exchange);
  const sent = exchange.body === undefined ? '' : JSON.stringify(exchange.body);
  // `fetch` has decoded the body.
  for (const name of [
    'content-encoding',
    'content-length',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'set-cookie',
  ]) {
    exchange.headers.delete(name);
  }
  response.setHeaders(exchange.headers);
  const cookies = upstream.headers.getSetCookie();
  if (cookies.length > 0 && !exchange.headers.has('x-cookies')) response.setHeader('Set-Cookie', cookies);
  const weakened = exchange.headers.get('x-cookies');
  if (cookies.length > 0 && weakened === 'readable') {
    response.setHeader(
      'Set-Cookie',
      cookies.map((cookie) => cookie.replace('; HttpOnly', '')),
    );
  }
  response.removeHeader('x-cookies');
  response.writeHead(exchange.status).end(sent);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
