import type { League } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Feed, Fixture, Instant } from '../feed/feed.ts';
import type { Machine } from '../machine/machine.ts';
import { isGold } from './gold.ts';
import { storeCall } from './store-call.ts';

const HOUR = 60 * 60_000;
/** How long before the start the Machine commits itself. */
const CALL_AHEAD_MS: Record<League, number> = { NBA: 36 * HOUR, EPL: 7 * 24 * HOUR };

export type Publisher = (now: Instant, fixtures: readonly Fixture[]) => Promise<void>;

type Needs = { db: Db; feed: Feed; machineFor: (league: League) => Machine; seed: number };

/** Publishes the Machine's calls on fixtures that start soon. What is published is never changed. */
export function createPublisher({ db, feed, machineFor, seed }: Needs): Publisher {
  const published = new Set<string>();
  const trained = new Map<League, { machine: Machine; learned: Set<string> }>();

  /** The league's model, which has learned every match that is over and not one that is not. */
  function machineAt(league: League, now: Instant): Machine {
    const known = trained.get(league) ?? { machine: machineFor(league), learned: new Set<string>() };
    trained.set(league, known);
    for (const match of feed.finished(league, now)) {
      if (known.learned.has(match.id)) continue;
      known.machine.learn(match);
      known.learned.add(match.id);
    }
    return known.machine;
  }

  return async (now, fixtures) => {
    const due = fixtures.filter(
      ({ id, league, startTime }) => startTime > now && startTime <= now + CALL_AHEAD_MS[league] && !published.has(id),
    );
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    const stored = await db.selectFrom('predictions').select('match_id').where('match_id', 'in', ids).execute();
    for (const { match_id } of stored) published.add(match_id);
    for (const fixture of due) {
      if (published.has(fixture.id)) continue;
      const call = machineAt(fixture.league, now).call(fixture);
      await storeCall(db, fixture.id, { call, now, isGold: isGold(seed, fixture.id) });
      published.add(fixture.id);
    }
  };
}
