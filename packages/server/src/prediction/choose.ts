import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';

/** Calls that can still be picked: not started and, for a user, not yet picked by them. */
const open = (db: Db, clock: Clock, userId: string | null) =>
  db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .where('matches.status', '=', 'SCHEDULED')
    // As a query of its own it is asked once, not once a row.
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

/** The id of any open match, each as likely as the others; undefined when none is left. */
export async function anyOpen(db: Db, clock: Clock, userId: string | null, random: () => number) {
  const left = await open(db, clock, userId).select('matches.id').execute();
  return left[Math.floor(random() * left.length)]?.id;
}

/** The id of the open match that is most worth a look: the soonest gold one, else the least certain call. */
export async function mostExciting(db: Db, clock: Clock, userId: string | null): Promise<string | undefined> {
  const gold = await open(db, clock, userId)
    .select('matches.id')
    .where('matches.is_gold', '=', 1)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .limit(1)
    .executeTakeFirst();
  if (gold) return gold.id;
  const uncertain = await open(db, clock, userId)
    .select('matches.id')
    .orderBy('predictions.confidence_pct')
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .limit(1)
    .executeTakeFirst();
  return uncertain?.id;
}

/** Whether the season has any match at all. */
export const hasMatches = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('matches').select('id').limit(1).executeTakeFirst()) !== undefined;
