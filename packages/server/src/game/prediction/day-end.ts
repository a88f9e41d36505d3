import type { DayEnd } from '@machine/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { PUBLISH_AHEAD_MS } from './publish-ahead.ts';

/** Returns what a player who has picked everything is waiting for. Both queries read only matches that aren't over. */
export async function dayEndOf(db: Db, clock: Clock, userId: string | null): Promise<DayEnd> {
  const pendingPicks = await countPendingPicks(db, userId);
  return { pendingPicks, nextPredictionAt: await nextPrediction(db, clock) };
}

async function countPendingPicks(db: Db, userId: string | null): Promise<number> {
  if (userId === null) return 0;
  const { pending } = await db
    .selectFrom('matches')
    .innerJoin('picks', 'picks.match_id', 'matches.id')
    .select((eb) => eb.fn.countAll<number>().as('pending'))
    .where('matches.status', 'in', ['SCHEDULED', 'LIVE', 'PROVISIONAL'])
    .where('picks.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return pending;
}

/** Returns when the prediction of the next match without one is due; null when no such match is known yet. */
export async function nextPrediction(db: Db, clock: Clock): Promise<string | null> {
  const rows = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .select((eb) => ['matches.league', eb.fn.min('matches.start_time').as('start')])
    .where('matches.status', '=', 'SCHEDULED')
    .where('matches.start_time', '>', sql<number>`(select ${clock.sql})`)
    .where('predictions.match_id', 'is', null)
    .groupBy('matches.league')
    .execute();
  const due = rows.map(({ league, start }) => start - PUBLISH_AHEAD_MS[league]);
  // One that is already due is published within seconds.
  return due.length === 0 ? null : new Date(Math.max(Math.min(...due), clock.now())).toISOString();
}
