import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { gameDayOf, gameDayStart } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

/** Selects predicted matches that haven't started and that the user hasn't picked. */
const openMatches = (db: Db, clock: Clock, userId: string | null) =>
  db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .where('matches.status', '=', 'SCHEDULED')
    // As a subquery, the clock is evaluated once instead of once per row.
    .where('matches.start_time', '>', sql<number>`(select ${clock.sql})`)
    .$if(userId !== null, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('picks')
              .select('picks.id')
              .whereRef('picks.match_id', '=', 'matches.id')
              .where('picks.user_id', '=', userId),
          ),
        ),
      ),
    );

export type OpenMatch = { id: string; start_time: Instant };

/** Returns the open matches that the user hasn't picked. */
export const openMatchesFor = (db: Db, clock: Clock, userId: string | null): Promise<OpenMatch[]> =>
  openMatches(db, clock, userId).select(['matches.id', 'matches.start_time']).execute();

/** Returns the id of a random open match; undefined when none is left. */
export const randomOpenMatch = async (db: Db, clock: Clock, userId: string | null, random: () => number) =>
  randomOf(await openMatchesFor(db, clock, userId), random)?.id;

export const randomOf = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/**
 * Returns the id of the match of the question of the day, the same for everybody until the day ends: of the matches that
 * start on this game day a gold one, else the one nearest to a coin. Predictions are published more than a day ahead.
 */
export async function spotlightMatch(db: Db, clock: Clock): Promise<string | undefined> {
  const day = gameDayOf(clock.now());
  const match = await db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .select('matches.id')
    .where('matches.start_time', '>=', gameDayStart(day))
    .where('matches.start_time', '<', gameDayStart(day + 1))
    .where('matches.status', 'not in', ['POSTPONED', 'VOID'])
    .orderBy('matches.is_gold', 'desc')
    .orderBy(sql`abs(predictions.confidence_pct - 50)`)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .limit(1)
    .executeTakeFirst();
  return match?.id;
}

/** Returns whether the season has any matches. */
export const hasMatches = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('matches').select('id').limit(1).executeTakeFirst()) !== undefined;
