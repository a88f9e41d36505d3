import type { Db } from '../../platform/db/open.ts';
import { type Histories, starsOf, streaksOf } from '../totals/history.ts';
import { rankFor, rankIndex } from '../totals/rank.ts';
import { perfectDaysOf } from './perfect-days.ts';
import { type Sums, sumsOf } from './sums.ts';

/** The measures of a player's progress towards achievements. */
export type Counts = Sums & {
  stars: number;
  /** The position of the rank that these stars earn; 0 is ROOKIE. */
  rank: number;
  bestStreak: number;
  worstStreak: number;
  comebacks: number;
  perfectDays: number;
};

/** Returns the counts of these users in the given order. The list must fit the parameter limit of a statement. */
export async function countsOf(
  db: Db,
  userIds: readonly string[],
  historyOf: Histories,
): Promise<[userId: string, Counts][]> {
  const sumsBy = await sumsOf(db, userIds);
  const perfectDays = await perfectDaysOf(db, userIds, historyOf);
  return userIds.map((userId) => {
    const history = historyOf(userId);
    const { best, worst, comebacks } = streaksOf(history);
    const stars = starsOf(history);
    const counts = {
      ...sumsBy(userId),
      stars,
      rank: rankIndex(rankFor(stars)),
      bestStreak: best,
      worstStreak: worst,
      comebacks,
      perfectDays: perfectDays(userId),
    };
    return [userId, counts];
  });
}
