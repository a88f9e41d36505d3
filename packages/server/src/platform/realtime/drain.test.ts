import { expect, it } from 'vitest';
import { createDrain } from './drain.ts';
import { chat, openSocketGame } from '../../testing/socket-game.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';

/** Advances time in steps, so that timers set in one step can fire in the next. */
async function pass(timers: TestTimers, ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    timers.advance(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('reports draining immediately, and closes no socket until proxies have noticed', async () => {
  const timers = createTestTimers();
  const drain = createDrain(5, timers);
  const closedOver: number[] = [];
  const done = drain.begin({ closeGradually: async (ms) => void closedOver.push(ms) });
  expect(drain.isDraining()).toBe(true);
  await pass(timers, 4_900);
  expect(closedOver).toEqual([]);
  await pass(timers, 100);
  await done;
  expect(closedOver).toEqual([3_000]);
});

it('does not wait without a proxy', async () => {
  const drain = createDrain(0, createTestTimers());
  await drain.begin({ closeGradually: () => Promise.reject(new Error('unexpected call')) });
  expect(drain.isDraining()).toBe(true);
});

it('closes sockets in batches over three seconds, and accepts no new ones', async () => {
  const at = await openSocketGame();
  const clients = await Promise.all(Array.from({ length: 60 }, () => at.open()));
  let closed = 0;
  for (const client of clients) void client.closed.then((code) => (closed += code === 1001 ? 1 : NaN));
  const closing = at.game.sockets.closeGradually(3_000);
  expect(await at.rejectionStatus()).toBe(503);
  await pass(at.timers, 1_500);
  await expect.poll(() => closed).toBe(30);
  // Clients that are still connected still get events.
  const last = clients.at(-1);
  at.game.bus.publish(chat('m-1'));
  await last?.settled();
  expect(last?.events).toEqual([chat('m-1')]);
  await pass(at.timers, 1_500);
  await closing;
  await expect.poll(() => closed).toBe(60);
});
