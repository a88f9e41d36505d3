import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { lookup, Resolver } from 'node:dns/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createResolve } from './push-host.ts';

/** Starts a name server that never answers, and records what it is asked. */
async function silentServer() {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const asked: Buffer[] = [];
  socket.on('message', (message) => void asked.push(message));
  onTestFinished(() => void socket.close());
  const resolver = new Resolver({ timeout: 60_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, asked };
}

it('lets other look-ups of the process through while name servers are silent', async () => {
  const { resolver, asked } = await silentServer();
  const resolve = createResolve(resolver);
  let ended = 0;
  const lookups = Array.from({ length: 20 }, async (_, count) => {
    await resolve(`push${count}.example`);
    ended += 1;
  });
  expect((await lookup('localhost')).address).toBeDefined();
  await expect.poll(() => asked.length).toBe(4);
  expect(ended).toBe(0);
  const ending = setInterval(() => resolver.cancel(), 0);
  await Promise.all(lookups);
  clearInterval(ending);
});

it('asks once a minute for a host without an address', async () => {
  let now = 0;
  const resolver = new Resolver();
  const asked = [
    vi.spyOn(resolver, 'resolve4').mockRejectedValue(new Error('No answer')),
    vi.spyOn(resolver, 'resolve6').mockRejectedValue(new Error('No answer')),
  ];
  const resolve = createResolve(resolver, () => now);
  for (const at of [0, 59_999, 60_000]) {
    now = at;
    expect(await resolve('push.example')).toEqual([]);
  }
  for (const spy of asked) expect(spy).toHaveBeenCalledTimes(2);
});
