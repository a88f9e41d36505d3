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

/** Returns the counts of these users, by id. The list must fit the parameter limit of a statement. */
export async function countsOf(
  db: Db,
  userIds: readonly string[],
  historyOf: Histories,
): Promise<[userId: string, Counts][]> {
  const sums = await sumsOf(db, userIds);
  const perfectDays = await perfectDaysOf(db, userIds, historyOf);
  return sums.map(([userId, ownSums]) => {
    const history = historyOf(userId);
    const { best: bestStreak, worst: worstStreak, comebacks } = streaksOf(history);
    const stars = starsOf(history);
    const rank = rankIndex(rankFor(stars));
    const ownDays = perfectDays.get(userId)?.size ?? 0;
    return [userId, { ...ownSums, stars, rank, bestStreak, worstStreak, comebacks, perfectDays: ownDays }];
  });
}
