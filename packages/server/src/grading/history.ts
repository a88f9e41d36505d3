import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';

/** What became of a user's picks, in the order in which streaks go: by the match's start, then the pick's time. */
export type History = readonly { isRight: boolean; stars: number; startTime: Instant }[];

export type Histories = (userId: string) => History;

/** Read as rows and folded here: quicker on SQLite than window functions, and easier to follow. */
export async function historiesOf(db: Db, userIds: readonly string[]): Promise<Histories> {
  const rows = await db
    .selectFrom('pick_results')
    .select(['user_id', 'was_correct', 'stars', 'start_time'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('start_time')
    .orderBy('picked_at')
    .orderBy('match_id')
    .execute();
  const histories = new Map<string, History[number][]>();
  for (const { user_id, was_correct, stars, start_time } of rows) {
    const result = { isRight: was_correct === 1, stars, startTime: start_time };
    const history = histories.get(user_id);
    if (history) history.push(result);
    else histories.set(user_id, [result]);
  }
  return (userId) => histories.get(userId) ?? [];
}

export const starsOf = (history: History) => history.reduce((sum, { stars }) => sum + stars, 0);

export type Streaks = {
  /** Right ones in a row: the present ones, and the most there ever were. */
  current: number;
  best: number;
  /** The most wrong ones in a row. */
  worst: number;
  /** Right ones that ended `SETBACK` wrong ones in a row, or more. */
  comebacks: number;
};

const SETBACK = 3;

export function streaksOf(history: History): Streaks {
  let [rights, best, wrongs, worst, comebacks] = [0, 0, 0, 0, 0];
  for (const { isRight } of history) {
    if (isRight && wrongs >= SETBACK) comebacks += 1;
    rights = isRight ? rights + 1 : 0;
    wrongs = isRight ? 0 : wrongs + 1;
    best = Math.max(best, rights);
    worst = Math.max(worst, wrongs);
  }
  return { current: rights, best, worst, comebacks };
}
