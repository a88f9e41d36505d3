import type { MachineStats } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';

/**
 * Returns the number of graded predictions of the Machine, and its current and best streak of correct ones, by start. Matches that don't count are skipped.
 * The database concatenates all grades into one string ('1101'), which is ten times as fast as a window function.
 */
export async function machineStats(db: Db): Promise<MachineStats> {
  const { grades } = await db
    .selectFrom('grades')
    .select(
      sql<string | null>`string_agg(cast(machine_correct as text), '' order by start_time, match_id)`.as('grades'),
    )
    .where('machine_correct', 'is not', null)
    .executeTakeFirstOrThrow();
  const graded = grades ?? '';
  const streaks = graded.split('0').map(({ length }) => length);
  return {
    currentStreak: streaks.at(-1) ?? 0,
    bestStreak: Math.max(...streaks),
    gradedCount: graded.length,
    hasEdgeTable: true,
    hasRecord: true,
  };
}

/** A result's position in the order in which streaks are counted. */
export type StreakPosition = { start_time: Instant; picked_at: Instant; match_id: string };

/** Returns a user's streak of correct picks up to and including the result at `position`; 0 if it was wrong. */
export async function streakAt(db: Db, userId: string, position: StreakPosition): Promise<number> {
  const { start_time, picked_at, match_id } = position;
  const upTo = db
    .selectFrom('pick_results')
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('start_time', 'picked_at', 'match_id'), '<=', tuple(start_time, picked_at, match_id)),
    );
  const lastWrong = await upTo
    .select(['start_time', 'picked_at', 'match_id'])
    .where('was_correct', '=', 0)
    .orderBy('start_time', 'desc')
    .orderBy('picked_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { count } = await upTo
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(lastWrong !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('start_time', 'picked_at', 'match_id'),
          '>',
          tuple(lastWrong?.start_time ?? 0, lastWrong?.picked_at ?? 0, lastWrong?.match_id ?? ''),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
