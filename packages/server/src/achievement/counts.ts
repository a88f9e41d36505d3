import type { Db } from '../db/open.ts';
import { type Histories, starsOf, streaksOf } from '../grading/history.ts';
import { rankFor, rankIndex } from '../grading/rank.ts';
import { perfectDaysOf } from './perfect-days.ts';
import { type Sums, sumsOf } from './sums.ts';

/** What achievements go by: whole numbers that a player's own deeds bring about. */
export type Counts = Sums & {
  stars: number;
  /** Where the rank of these stars stands; 0 is ROOKIE. */
  rank: number;
  bestStreak: number;
  worstStreak: number;
  comebacks: number;
  perfectDays: number;
};

/** The counts of these users, by id, in the order given. The list must fit one statement's parameters. */
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
