import type { League } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Feed, Fixture, Instant } from '../feed/feed.ts';
import type { Call, Machine } from '../machine/machine.ts';
import { isGold } from './gold.ts';

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

  async function publish(now: Instant, fixture: Fixture, call: Call): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('predictions')
        .values({
          match_id: fixture.id,
          machine_pick: call.machinePick,
          confidence_pct: call.confidencePct,
          analysis: call.analysis,
          rationale: JSON.stringify(call.rationaleBullets),
          sources: JSON.stringify(call.sources),
          model_version: call.modelVersion,
          content_hash: call.contentHash,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('match_id').doNothing())
        .execute();
      const gold = isGold(seed, fixture.id) ? 1 : 0;
      await transaction.updateTable('matches').set({ is_gold: gold }).where('id', '=', fixture.id).execute();
    });
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
      await publish(now, fixture, machineAt(fixture.league, now).call(fixture));
      published.add(fixture.id);
    }
  };
}
