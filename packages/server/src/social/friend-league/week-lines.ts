import { z } from 'zod';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

/** How a week ended, by the ids of players: their names depend on who reads it and when. */
export const weekOutcome = z.object({ winners: z.array(z.string()), tenths: z.number(), lost: z.array(z.string()) });

export type WeekLine = { league_id: string; week: number; outcome: string; created_at: Instant };

/** Stores the line of a week. Returns false if there is one already. */
export async function addWeekLine(
  db: Db,
  outcome: z.infer<typeof weekOutcome>,
  line: Omit<WeekLine, 'outcome'>,
): Promise<boolean> {
  const added = await db
    .insertInto('league_week_lines')
    .values({ ...line, outcome: JSON.stringify(outcome) })
    .onConflict((conflict) => conflict.columns(['league_id', 'week']).doNothing())
    .returning('week')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns all lines of the league with this conversation, oldest first. Any other conversation has none. */
export const weekLinesIn = (db: Db, threadId: string): Promise<WeekLine[]> =>
  db
    .selectFrom('league_week_lines as lines')
    .innerJoin('friend_leagues as leagues', 'leagues.id', 'lines.league_id')
    .selectAll('lines')
    .where('leagues.thread_id', '=', threadId)
    .orderBy('week')
    .execute();

/** Returns the newest line of each of these leagues, by league. */
export async function lastWeekLines(db: Db, leagueIds: readonly string[]): Promise<Map<string, WeekLine>> {
  if (leagueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('league_week_lines as lines')
    .selectAll()
    .where('league_id', 'in', leagueIds)
    .where('week', '=', (eb) =>
      eb
        .selectFrom('league_week_lines as others')
        .select((max) => max.fn.max('others.week').as('week'))
        .whereRef('others.league_id', '=', 'lines.league_id'),
    )
    .execute();
  return new Map(rows.map((line) => [line.league_id, line]));
}
