import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../clock/time.ts';
import { createTestTimers } from '../../testing/test-timers.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';
import { createMemoryRateStore } from '../throttle/memory-rate-store.ts';
import { createPostgresRateStore } from './postgres-rate-store.ts';
import type { RateStore, RateWindow } from '../throttle/rate-store.ts';

const postgres = providePostgres('rate limits');

/** The stores as two processes open them, and how to let time pass. */
type OpenedStores = { stores: [RateStore, RateStore]; advance(ms: number): Promise<void>; close(): Promise<void> };

async function openMemory(): Promise<OpenedStores> {
  const timers = createTestTimers();
  const store = createMemoryRateStore(timers.now);
  return { stores: [store, store], advance: async (ms) => timers.advance(ms), close: async () => {} };
}

async function openPostgres(): Promise<OpenedStores> {
  const database = await openTestDatabase(undefined, postgres.server().url);
  const { db } = database;
  return {
    stores: [createPostgresRateStore(db), createPostgresRateStore(db)],
    advance: async (ms) => void (await sql`update rate_windows set ends_at = ends_at - ${ms}`.execute(db)),
    close: database.close,
  };
}

const STORES = [
  { name: 'memory', open: openMemory, isSkipped: false },
  { name: 'PostgreSQL', open: openPostgres, isSkipped: postgres.isMissing },
];

/** A window of three requests an hour. */
const window = (key: string, max = 3, windowMs = HOUR_MS): RateWindow => ({
  limit: `${max} in ${windowMs}`,
  key,
  max,
  windowMs,
});

/** The windows of one request of many. */
const severalOf = (index: number) => [window('shared', 10), window(`own-${index}`), window('another', 20)];

for (const { name, open, isSkipped } of STORES) {
  describe.skipIf(isSkipped)(`counting in ${name}`, () => {
    let opened: OpenedStores;
    let one: RateStore;
    let two: RateStore;
    beforeEach(async () => {
      opened = await open();
      [one, two] = opened.stores;
    });
    afterEach(() => opened.close());

    it('counts the requests of all processes in one window, which ends', async () => {
      for (const store of [one, two, one]) expect(await store.take([window('a')])).toBeNull();
      const refusal = await two.take([window('a')]);
      expect(refusal).toEqual({ key: 'a', waitMs: expect.any(Number) });
      expect(refusal?.waitMs).toBeGreaterThan(HOUR_MS - 60_000);
      expect(refusal?.waitMs).toBeLessThanOrEqual(HOUR_MS);
      expect(await two.take([window('b')])).toBeNull();
      await opened.advance(HOUR_MS);
      for (const store of [two, one, two]) expect(await store.take([window('a')])).toBeNull();
      expect(await one.take([window('a')])).not.toBeNull();
    });

    it('counts in all windows or in none, and returns the longest wait', async () => {
      const [short, long] = [window('short', 1), window('long', 1, 2 * HOUR_MS)];
      await one.take([short]);
      for (let times = 0; times < 5; times += 1) {
        expect(await one.take([short, window('other')])).toMatchObject({ key: 'short' });
      }
      for (let times = 0; times < 3; times += 1) expect(await two.take([window('other')])).toBeNull();
      await one.take([long]);
      expect(await two.take([window('free'), short, long])).toMatchObject({ key: 'long' });
    });

    it('never lets in more than the maximum when requests arrive at once', async () => {
      for (let rounds = 0; rounds < 3; rounds += 1) {
        const requests = Array.from({ length: 60 }, (_, index) =>
          (index % 2 ? one : two).take(index % 3 ? severalOf(index) : severalOf(index).toReversed()),
        );
        const refusals = await Promise.all(requests);
        expect(refusals.filter((refusal) => refusal === null)).toHaveLength(10);
        await opened.advance(HOUR_MS);
      }
    });
  });
}
