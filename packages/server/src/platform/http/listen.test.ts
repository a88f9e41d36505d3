import { once } from 'node:events';
import { get } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('names a port that is in use, and its variable', async () => {
  const { port, close } = await listen(() => new Response(), 0, '127.0.0.1');
  await expect(listen(() => new Response(), port, '127.0.0.1', 'METRICS_PORT')).rejects.toThrow(
    `Port ${port} is in use: set METRICS_PORT to another port.`,
  );
  await close();
});

it('keeps idle connections open longer than proxies do, and advertises that', async () => {
  const { server, port, close } = await listen(() => new Response('here'), 0, '127.0.0.1');
  // nginx and AWS use 60 s.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  const [response] = await once(get({ port, headers: { Connection: 'keep-alive' } }), 'response');
  expect(response.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  response.resume();
  await once(response, 'end');
  await close();
});

it('answers what it has accepted before it closes, and accepts nothing more', async () => {
  const { promise: isAccepted, resolve: accept } = Promise.withResolvers<void>();
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  const { port, close } = await listen(() => (accept(), response), 0, '127.0.0.1');
  const accepted = fetch(`http://127.0.0.1:${port}`);
  await isAccepted;
  const closed = close();
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  respond(new Response('late'));
  expect(await (await accepted).text()).toBe('late');
  await closed;
});
