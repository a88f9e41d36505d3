import type { MachineStats } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';

/**
 * How many calls in a row were right, now and at best, in order of the matches' start; one that does not count does
 * not break a streak. The database writes all grades into one text, '1101': ten times as fast as a window over them.
 */
export async function machineStats(db: Db): Promise<MachineStats> {
  const { marks } = await db
    .selectFrom('grades')
    .select(sql<string | null>`string_agg(cast(machine_correct as text), '' order by start_time, match_id)`.as('marks'))
    .where('machine_correct', 'is not', null)
    .executeTakeFirstOrThrow();
  const streaks = (marks ?? '').split('0').map(({ length }) => length);
  return { currentStreak: streaks.at(-1) ?? 0, bestStreak: Math.max(...streaks) };
}

/** A result's place in the order in which a user's streak is counted (RULES.md). */
export type Place = { start_time: Instant; picked_at: Instant; match_id: string };

/** How many right picks in a row a user had as one of their results came in; 0 when that was wrong. */
export async function streakAt(db: Db, userId: string, place: Place): Promise<number> {
  const { start_time, picked_at, match_id } = place;
  const upTo = db
    .selectFrom('pick_results')
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('start_time', 'picked_at', 'match_id'), '<=', tuple(start_time, picked_at, match_id)),
    );
  const miss = await upTo
    .select(['start_time', 'picked_at', 'match_id'])
    .where('was_correct', '=', 0)
    .orderBy('start_time', 'desc')
    .orderBy('picked_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { count } = await upTo
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(miss !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('start_time', 'picked_at', 'match_id'),
          '>',
          tuple(miss?.start_time ?? 0, miss?.picked_at ?? 0, miss?.match_id ?? ''),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
