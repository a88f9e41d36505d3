import type { League } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Feed, Fixture, Instant } from '../feed/feed.ts';
import { deleteStaleKeys } from '../delete-stale-keys.ts';
import type { Machine } from '../machine/machine.ts';
import { isGold } from './gold.ts';
import { storeCalls } from './store-calls.ts';
import { createTraining } from './training.ts';

const HOUR = 60 * 60_000;
/** How long before the start the Machine commits itself. */
const CALL_AHEAD_MS: Record<League, number> = { NBA: 36 * HOUR, EPL: 7 * 24 * HOUR };

export type Publisher = (now: Instant, fixtures: readonly Fixture[]) => Promise<void>;

type Needs = { db: Db; feed: Feed; machineFor: (league: League) => Machine; seed: number };

/** Publishes the Machine's calls on fixtures that start soon. What is published is never changed. */
export function createPublisher({ db, feed, machineFor, seed }: Needs): Publisher {
  const published = new Set<string>();
  const machineAt = createTraining(feed, machineFor);

  return async (now, fixtures) => {
    deleteStaleKeys(published, fixtures);
    const due = fixtures.filter(
      ({ id, league, startTime }) => startTime > now && startTime <= now + CALL_AHEAD_MS[league] && !published.has(id),
    );
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    // A match that has begun stays so in the database, also for a feed that is asked about an earlier time.
    const scheduled = await db
      .selectFrom('matches')
      .leftJoin('predictions', 'predictions.match_id', 'matches.id')
      .select(['matches.id', 'predictions.match_id as called'])
      .where('matches.id', 'in', ids)
      .where('matches.status', '=', 'SCHEDULED')
      .execute();
    for (const { id, called } of scheduled) if (called !== null) published.add(id);
    const fresh = due.filter(({ id }) => scheduled.some((match) => match.id === id) && !published.has(id));
    const calls = [...new Set(fresh.map(({ league }) => league))].flatMap((league) => {
      const machine = machineAt(league, now);
      return fresh
        .filter((fixture) => fixture.league === league)
        .map((fixture) => ({ matchId: fixture.id, call: machine.call(fixture), isGold: isGold(seed, fixture.id) }));
    });
    await storeCalls(db, calls, now);
    for (const { id } of fresh) published.add(id);
  };
}
