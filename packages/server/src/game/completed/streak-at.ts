import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

/** A result's position in the order in which streaks are counted. */
export type StreakPosition = { start_time: Instant; picked_at: Instant; match_id: string };

/**
 * Returns a user's streak of correct picks up to and including the result at `position`; 0 if it was wrong. Reads the
 * streak alone and not all results, of which a player can have thousands.
 */
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
