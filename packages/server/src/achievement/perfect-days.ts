import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import type { Histories, History } from '../grading/history.ts';

const DAY_MS = 24 * 60 * 60_000;
const FULL_DAY = 3;

/** In UTC, by the start of a match. */
const dayOf = (startTime: Instant) => Math.floor(startTime / DAY_MS);

/** Days with at least `FULL_DAY` results, all of them right. Perfect, unless a pick of that day is still open. */
export function spotlessDays(history: History): number[] {
  const days = Map.groupBy(history, ({ startTime }) => dayOf(startTime));
  return [...days]
    .filter(([, results]) => results.length >= FULL_DAY && results.every(({ isRight }) => isRight))
    .map(([day]) => day);
}

/** How many perfect days these users have. */
export async function perfectDaysOf(
  db: Db,
  userIds: readonly string[],
  historyOf: Histories,
): Promise<(userId: string) => number> {
  const spotless = new Map(userIds.map((userId) => [userId, new Set(spotlessDays(historyOf(userId)))]));
  const days = new Set([...spotless.values()].flatMap((days) => [...days]));
  for (const { user_id, start_time } of await openPicks(db, userIds, days)) {
    spotless.get(user_id)?.delete(dayOf(start_time));
  }
  return (userId) => spotless.get(userId)?.size ?? 0;
}

/** Picks of these days whose matches have no final grade; one that is not played then leaves its day alone. */
async function openPicks(db: Db, userIds: readonly string[], days: ReadonlySet<number>) {
  const unfinished = await db
    .selectFrom('matches')
    .leftJoin('grades', (join) => join.onRef('grades.match_id', '=', 'matches.id').on('grades.status', '=', 'FINAL'))
    .select(['matches.id', 'matches.start_time'])
    .where('grades.match_id', 'is', null)
    .where('matches.status', 'not in', ['VOID', 'POSTPONED'])
    .execute();
  // A handful, if any: every pick of every user would be many.
  const open = unfinished.filter(({ start_time }) => days.has(dayOf(start_time))).map(({ id }) => id);
  if (open.length === 0) return [];
  return await db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select(['picks.user_id', 'matches.start_time'])
    .where('picks.user_id', 'in', userIds)
    .where('picks.match_id', 'in', open)
    .execute();
}
