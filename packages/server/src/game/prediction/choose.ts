import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

export type OpenMatch = { id: string; start_time: Instant };

/** Returns the predicted matches that haven't started and that the user hasn't picked. */
export const openMatchesFor = (db: Db, clock: Clock, userId: string | null): Promise<OpenMatch[]> =>
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
    )
    .select(['matches.id', 'matches.start_time'])
    .execute();

export const randomOpenMatch = async (db: Db, clock: Clock, userId: string | null, random: () => number) =>
  randomOf(await openMatchesFor(db, clock, userId), random)?.id;

export const randomOf = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

export const hasMatches = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('matches').select('id').limit(1).executeTakeFirst()) !== undefined;
