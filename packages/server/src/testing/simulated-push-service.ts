import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type PushRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Opens a push service on this machine that stores what it is sent. */
export async function openSimulatedPushService() {
  const requests: PushRequest[] = [];
  const waiting: ((request: PushRequest) => void)[] = [];
  /** Its answer. */
  let response: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      const received = { path: request.url ?? '', headers: request.headers, body };
      requests.push(received);
      waiting.shift()?.(received);
      reply.writeHead(response.status, response.headers).end('Anything');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith: (status: number, headers?: Record<string, string>) =>
      void (response = { status, ...(headers && { headers }) }),
    next: () => new Promise<PushRequest>((resolve) => waiting.push(resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
