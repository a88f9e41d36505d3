import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import { getResponse, type HttpHandler } from 'msw';

/** Serves the mocks of a scenario over HTTP. */
export async function serveScenario(name: string): Promise<{ url: string; close(): Promise<void> }> {
  if (!Object.hasOwn(scenarios, name)) {
    throw new Error(`There is no scenario '${name}', only ${Object.keys(scenarios).join(', ')}.`);
  }
  const handlers: readonly HttpHandler[] = scenarios[name as ScenarioName];
  const server = createServer(({ method = 'GET', url = '/', headers: { host } }, outgoing) => {
    const baseUrl = `http://${host}`;
    // Mocks don't read what they are sent.
    void getResponse([...handlers], new Request(baseUrl + url, { method }), { baseUrl }).then(async (response) => {
      const { status, headers } = response ?? new Response(null, { status: 404 });
      outgoing.setHeaders(headers);
      outgoing.writeHead(status).end(await response?.text());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
