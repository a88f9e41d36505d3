import type { Db } from '../../platform/db/open.ts';
import { gameDayOf } from '../../platform/clock/game-day.ts';
import type { Histories, History } from '../totals/history.ts';

const MIN_PICKS = 3;

/** Returns the game days, by the start of the match, with at least `MIN_PICKS` results, all of them correct. A day isn't perfect while a pick is open. */
export function daysAllCorrect(history: History): number[] {
  const days = Map.groupBy(history, ({ startTime }) => gameDayOf(startTime));
  return [...days]
    .filter(([, results]) => results.length >= MIN_PICKS && results.every(({ isCorrect }) => isCorrect))
    .map(([day]) => day);
}

export async function perfectDaysOf(db: Db, userIds: readonly string[], historyOf: Histories) {
  const perfect = new Map(userIds.map((userId) => [userId, new Set(daysAllCorrect(historyOf(userId)))]));
  const days = new Set([...perfect.values()].flatMap((days) => [...days]));
  for (const { user_id, start_time } of await openPicks(db, userIds, days)) {
    perfect.get(user_id)?.delete(gameDayOf(start_time));
  }
  return perfect;
}

/** Returns the picks of these days on matches that have yet to be graded. Void and postponed matches don't count. */
async function openPicks(db: Db, userIds: readonly string[], days: ReadonlySet<number>) {
  if (days.size === 0) return [];
  const unfinished = await db
    .selectFrom('matches')
    .leftJoin('grades', (join) => join.onRef('grades.match_id', '=', 'matches.id').on('grades.status', '=', 'FINAL'))
    .select(['matches.id', 'matches.start_time'])
    .where('grades.match_id', 'is', null)
    .where('matches.status', 'not in', ['VOID', 'POSTPONED'])
    .execute();
  // There are few such matches, if any, whereas filtering all picks of all users would be slow.
  const open = unfinished.filter(({ start_time }) => days.has(gameDayOf(start_time))).map(({ id }) => id);
  if (open.length === 0) return [];
  return await db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select(['picks.user_id', 'matches.start_time'])
    .where('picks.user_id', 'in', userIds)
    .where('picks.match_id', 'in', open)
    .execute();
}
