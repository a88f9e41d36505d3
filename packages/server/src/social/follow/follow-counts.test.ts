import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClock } from '../../platform/clock/clock.ts';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { readKeptCounts, recountKeptCounts } from '../../testing/kept-counts.ts';
import { addUsers } from '../../testing/rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deleteAccount } from '../privacy/delete.ts';
import { purgeDeleted } from '../privacy/purge.ts';
import { deleteFollow, follow } from './follow.ts';

const { db, dialect } = await openTestDatabase();
const timeScale = { origin: Date.UTC(2026, 10, 18, 18), realOrigin: 0, speed: 0 };
const deps = { db, clock: createClock(dialect, timeScale) };

const PLAYERS = 5;
const player = fc.nat(PLAYERS - 1);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('follow' as const), from: player, to: player }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('unfollow' as const), from: player, to: player }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('delete', 'purge'), from: player, to: player }) },
);

it('equals a recount after any follows, repeats, unfollows and deletions', async () => {
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const ids = await addUsers(db, PLAYERS);
      for (const { kind, from, to } of steps) {
        // So that follows fall into several days and weeks.
        timeScale.origin += 9 * HOUR_MS;
        const [one = '', other = ''] = [ids[from], ids[to]];
        // Rejected for a deleted account, and for oneself.
        if (kind === 'follow') await follow(deps, one, other).catch(() => {});
        if (kind === 'unfollow') await deleteFollow(db, one, other);
        if (kind === 'delete') await deleteAccount(db, one, 1);
        if (kind === 'purge') await purgeDeleted(db, 2, 1);
      }
      const kept = await readKeptCounts(db);
      expect(kept).toEqual(await recountKeptCounts(db));
      counted = Math.max(counted, kept.follows.length);
    }),
    { numRuns: process.env.NIGHTLY ? 100 : 12 },
  );
  expect(counted).toBeGreaterThan(PLAYERS);
});
