import type { Db } from '../../platform/db/open.ts';
import { toStars } from '../../platform/db/stars.ts';
import type { Instant } from '../../platform/clock/time.ts';

/** A user's pick results in streak order: by the start of the match, then by the time of the pick. */
export type History = readonly { matchId: string; isCorrect: boolean; tenths: number; startTime: Instant }[];

export type Histories = (userId: string) => History;

/** Loads the histories as rows and groups them here, which is faster on SQLite than window functions. */
export async function loadHistories(
  db: Db,
  userIds: readonly string[],
  hiddenMatches: ReadonlySet<string> = new Set(),
): Promise<Histories> {
  const rows = await db
    .selectFrom('pick_results')
    .select(['user_id', 'match_id', 'was_correct', 'star_tenths as tenths', 'start_time as startTime'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('start_time')
    .orderBy('picked_at')
    .orderBy('match_id')
    .execute();
  const results = rows
    .filter(({ match_id }) => !hiddenMatches.has(match_id))
    .map(({ user_id, match_id, was_correct, tenths, startTime }) => ({
      userId: user_id,
      matchId: match_id,
      isCorrect: was_correct === 1,
      tenths,
      startTime,
    }));
  const histories = Map.groupBy(results, ({ userId }) => userId);
  return (userId) => histories.get(userId) ?? [];
}

export const starsOf = (history: History) => toStars(history.reduce((sum, { tenths }) => sum + tenths, 0));

/** A run of at least as many wrong picks is a setback. */
const SETBACK = 3;

/**
 * Returns the current and the longest run of correct picks, the longest one of wrong picks, and the number of correct
 * picks that ended a setback.
 */
export function streaksOf(history: History) {
  let [correct, best, wrong, worst, comebacks] = [0, 0, 0, 0, 0];
  for (const { isCorrect } of history) {
    if (isCorrect && wrong >= SETBACK) comebacks += 1;
    correct = isCorrect ? correct + 1 : 0;
    wrong = isCorrect ? 0 : wrong + 1;
    best = Math.max(best, correct);
    worst = Math.max(worst, wrong);
  }
  return { current: correct, best, worst, comebacks };
}
