import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { chunksOf } from '../../platform/db/chunks.ts';
import { listen } from '../../platform/http/listen.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the memory in use after garbage collection. */
function usedMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

async function addNotifications({ db }: Game, user_id: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    user_id,
    kind: 'RANK_UP' as const,
    event_key: `event ${index}`,
    message: `No. ${index} ${'of many '.repeat(8)}`,
    created_at: KICK_OFF + index,
  }));
  await db.transaction().execute(async (transaction) => {
    for (const chunk of chunksOf(rows)) await transaction.insertInto('notifications').values(chunk).execute();
  });
}

it('streams 100,000 rows in less than 50 MB of memory', async () => {
  const game = await openGame();
  const ada = await signUpUser(game);
  await addNotifications(game, ada.id, 100_000);
  const listening = await listen(game.app.fetch, 0, '127.0.0.1');
  const before = usedMb();
  const response = await fetch(`http://127.0.0.1:${listening.port}/api/user/export-data`, {
    headers: { Cookie: ada.cookie() },
  });
  let [bytes, measuredAt, peakMb, tail] = [0, 0, 0, ''];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    tail = Buffer.from(chunk).toString().slice(-20);
    if (bytes - measuredAt < 1_000_000) continue;
    measuredAt = bytes;
    peakMb = Math.max(peakMb, usedMb() - before);
  }
  expect(bytes).toBeGreaterThan(14_000_000);
  expect(measuredAt).toBeGreaterThan(13_000_000);
  expect(tail).toMatch(/\]\n\}\n$/);
  expect(peakMb).toBeLessThan(50);
  await listening.close();
});
