import { expect, it } from 'vitest';
import { createDrain } from './drain.ts';
import { openSocketGame } from './testing/sockets.ts';
import { createTestTimers } from './testing/timers.ts';

/** Lets time pass step by step, so that what waits for one step can begin the next one. */
async function pass(timers: ReturnType<typeof createTestTimers>, ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    timers.advance(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('a server that drains is not ready at once, and closes no socket until proxies have noticed', async () => {
  const timers = createTestTimers();
  const drain = createDrain(5, timers);
  const dismissed: number[] = [];
  expect(drain.isDraining()).toBe(false);
  const done = drain.begin({ dismiss: async (ms) => void dismissed.push(ms) });
  expect(drain.isDraining()).toBe(true);
  await pass(timers, 4_900);
  expect(dismissed).toEqual([]);
  await pass(timers, 100);
  expect(dismissed).toEqual([3_000]);
  await done;
});

it('with nobody in front of it, a server does not wait', async () => {
  const drain = createDrain(0, createTestTimers());
  await drain.begin({ dismiss: () => Promise.reject(new Error('There is nothing to spread.')) });
  expect(drain.isDraining()).toBe(true);
});

it('a server that drains closes its sockets in batches over three seconds, and opens none', async () => {
  const at = await openSocketGame();
  const clients = await Promise.all(Array.from({ length: 60 }, () => at.open()));
  let closed = 0;
  for (const client of clients) void client.closed.then((code) => (closed += code === 1001 ? 1 : NaN));
  const dismissed = at.game.sockets.dismiss(3_000);
  expect(await at.refused()).toBe(503);
  await pass(at.timers, 1_500);
  await expect.poll(() => closed).toBe(30);
  // Who is still there is still served.
  const last = clients.at(-1);
  at.game.services.bus.publish({ type: 'chat', data: { matchId: 'm-1' } });
  await last?.settled();
  expect(last?.events).toEqual([{ type: 'chat', data: { matchId: 'm-1' } }]);
  await pass(at.timers, 1_500);
  await dismissed;
  await expect.poll(() => closed).toBe(60);
  await at.close();
});
