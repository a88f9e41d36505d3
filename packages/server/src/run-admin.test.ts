import { expect, it } from 'vitest';
import { createLogger } from './platform/http/log.ts';
import { runAdmin } from './run-admin.ts';
import { readHighWaterMark, syncGameTime } from './season/loop/game-time.ts';
import { joinProcess } from './testing/join-process.ts';
import { temporaryFolder } from './testing/after-test.ts';
import { openGame } from './testing/game.ts';
import { createPersistentDatabase } from './testing/persistent-database.ts';
import { selectFrom } from './testing/queries.ts';
import { signUpUser } from './testing/test-users.ts';

it('works on the database of a stopped server, and dates notifications by its game time', async () => {
  const storage = await createPersistentDatabase();
  const location = { dataDir: storage.env.DATA_DIR ?? '/nowhere', databaseUrl: storage.env.DATABASE_URL ?? null };
  const requested = { feed: 'none', seed: null, speed: 100_000, acceptClock: false } as const;
  const database = await storage.open();
  const joined = await joinProcess({ ...location, ...requested }, database, createLogger('silent'));
  const game = await openGame({ database, clock: joined.clock });
  const ben = await signUpUser(game, 'ben');
  await syncGameTime(database.db, joined.clock);
  const stoppedAt = joined.clock.now();
  await joined.close();
  await game.close();

  expect(await runAdmin(location, ['suspend', 'ben'])).toBe('ben is suspended for good.');
  const { db, close } = await storage.open();
  const [notification] = await selectFrom(db, 'notifications', ['kind', 'created_at'], { user_id: ben.id });
  expect(notification?.kind).toBe('MODERATION');
  expect(notification?.created_at).toBeGreaterThanOrEqual(stoppedAt);
  expect(notification?.created_at).toBeLessThanOrEqual(await readHighWaterMark(db));
  await close();
});

it('says that there is no database', async () => {
  const dataDir = temporaryFolder();
  await expect(runAdmin({ dataDir, databaseUrl: null }, ['list'])).rejects.toThrow(`No database found in ${dataDir}`);
});
