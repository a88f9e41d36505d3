import {
  HIDDEN_RESULT_DAYS,
  HIDDEN_RESULTS_SINCE_HOURS,
  type HiddenResults,
  type HiddenResultsChoice,
} from '@machine/contract';
import { z } from 'zod';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { clubByCode } from '../club/known-clubs.ts';
import { isMatchId } from '../match/match.ts';

/** The results that a player hides: `since` is never longer ago than results stay hidden. */
type Hiding = { isAll: boolean; clubs: ReadonlySet<string>; since: Instant };

const storedClubs = z.array(z.string());

/** Returns what a player hides at a game time; null for one who hides nothing. */
export async function hidingOf(db: Db, userId: string, now: Instant): Promise<Hiding | null> {
  const row = await db.selectFrom('hidden_results').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row
    ? {
        isAll: row.is_all === 1,
        clubs: new Set(storedClubs.parse(JSON.parse(row.clubs))),
        since: Math.max(row.since, now - HIDDEN_RESULT_DAYS * DAY_MS),
      }
    : null;
}

/** Returns the ids of the matches after `since` whose results a player has chosen to see, in the order of their start. */
export async function shownMatches(db: Db, userId: string, since: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('shown_results')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('start_time', '>', since)
    .orderBy('start_time')
    .orderBy('match_id')
    .execute();
  return rows.map(({ match_id }) => match_id);
}

/** Returns what the player's browser needs to hide results. */
export async function hiddenResultsOf(db: Db, userId: string, now: Instant): Promise<HiddenResults> {
  const hiding = await hidingOf(db, userId, now);
  if (hiding === null) return { all: false, clubs: [], since: null, shown: [] };
  return {
    all: hiding.isAll,
    clubs: [...hiding.clubs],
    since: new Date(hiding.since).toISOString(),
    shown: await shownMatches(db, userId, hiding.since),
  };
}

/**
 * Stores whose results a player hides. Turned on, it also hides those of the last day, which they may not have seen yet.
 * Throws an `HttpError` (400) for an unknown club.
 */
export async function hideResults(db: Db, userId: string, choice: HiddenResultsChoice, now: Instant): Promise<void> {
  const { all, clubs } = choice;
  if (clubs.some((code) => clubByCode(code) === undefined)) throw new HttpError(400, 'Choose clubs of the leagues.');
  if (!all && clubs.length === 0) {
    await db.transaction().execute((transaction) => removeHiddenResultsOf(transaction, userId));
    return;
  }
  const changed = { is_all: all ? 1 : 0, clubs: JSON.stringify([...new Set(clubs)]) } as const;
  await db
    .insertInto('hidden_results')
    .values({ user_id: userId, ...changed, since: now - HIDDEN_RESULTS_SINCE_HOURS * HOUR_MS })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}

/** Shows the result of one match. Throws an `HttpError` (400) for an unknown match. Does nothing while nothing is hidden. */
export async function showResult(db: Db, userId: string, matchId: string, now: Instant): Promise<void> {
  const match = isMatchId(matchId)
    ? await db.selectFrom('matches').select('start_time').where('id', '=', matchId).executeTakeFirst()
    : undefined;
  if (match === undefined) throw new HttpError(400, 'This match does not exist.');
  const hiding = await hidingOf(db, userId, now);
  if (hiding === null || match.start_time <= hiding.since) return;
  await db
    .insertInto('shown_results')
    .values({ user_id: userId, match_id: matchId, start_time: match.start_time })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doNothing())
    .execute();
  await removeShown(db, userId, hiding.since);
}

/** Shows the results of all matches that have started by now. Those of later matches stay hidden. */
export const showAllResults = (db: Db, userId: string, now: Instant): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('hidden_results')
      .set({ since: now })
      .where('user_id', '=', userId)
      .where('since', '<', now)
      .execute();
    await removeShown(transaction, userId, now);
  });

/** Removes the matches up to a time at which all results are shown anyway. */
const removeShown = (db: Db, userId: string, until: Instant) =>
  db.deleteFrom('shown_results').where('user_id', '=', userId).where('start_time', '<=', until).execute();

async function removeHiddenResultsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shown_results').where('user_id', '=', userId).execute();
  await db.deleteFrom('hidden_results').where('user_id', '=', userId).execute();
}
