import { expect, it } from 'vitest';
import { KICK_OFF, openGame, PASSWORD } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';

it('stays responsive for readers during 500 concurrent logins', async () => {
  const game = await openGame();
  await addMatch(game.db, 'a', KICK_OFF - 1000);
  const before = process.memoryUsage().rss;
  const load = { isDone: false };
  const logins = Array.from({ length: 500 }, (_, index) =>
    game.visitor().post('/api/auth/login', { email: `${index}@example.org`, password: PASSWORD }),
  );
  const finished = Promise.all(logins).finally(() => (load.isDone = true));
  const waits: number[] = [];
  while (!load.isDone) {
    const start = performance.now();
    expect((await game.visitor().get('/api/matches/a')).status).toBe(200);
    waits.push(performance.now() - start);
    await new Promise(setImmediate);
  }
  const statuses = (await finished).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]).toBeLessThan(250);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});
