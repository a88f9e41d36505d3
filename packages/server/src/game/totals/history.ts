import type { Db } from '../../platform/db/open.ts';
import { toStars } from '../../platform/db/stars.ts';
import type { Instant } from '../../platform/clock/time.ts';

/** A user's pick results in streak order: by the start of the match, then by the time of the pick. */
export type History = readonly { isCorrect: boolean; tenths: number; startTime: Instant }[];

export type Histories = (userId: string) => History;

/** Loads the histories as rows and groups them here, which is faster on SQLite than window functions. */
export async function loadHistories(
  db: Db,
  userIds: readonly string[],
  hiddenMatches: ReadonlySet<string> = new Set(),
): Promise<Histories> {
  const rows = await db
    .selectFrom('pick_results')
    .select(['user_id', 'match_id', 'was_correct', 'star_tenths', 'start_time'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('start_time')
    .orderBy('picked_at')
    .orderBy('match_id')
    .execute();
  const histories = new Map<string, History[number][]>();
  for (const { user_id, match_id, was_correct, star_tenths, start_time } of rows) {
    if (hiddenMatches.has(match_id)) continue;
    const result = { isCorrect: was_correct === 1, tenths: star_tenths, startTime: start_time };
    const history = histories.get(user_id);
    if (history) history.push(result);
    else histories.set(user_id, [result]);
  }
  return (userId) => histories.get(userId) ?? [];
}

export const starsOf = (history: History) => toStars(history.reduce((sum, { tenths }) => sum + tenths, 0));

export type Streaks = {
  /** The current and the longest run of correct picks. */
  current: number;
  best: number;
  /** The longest run of wrong picks. */
  worst: number;
  /** The number of correct picks that ended a run of at least `SETBACK` wrong ones. */
  comebacks: number;
};

const SETBACK = 3;

export function streaksOf(history: History): Streaks {
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
