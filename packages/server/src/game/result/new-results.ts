import { NEW_RESULTS_MAX, type NewResult, type NewResults } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, type Instant, toIso } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { TEAM_COLUMNS, teamsOf } from '../match/teams.ts';
import { toStars } from '../../platform/db/stars.ts';

/** Results of matches that started longer before the last visit aren't new: bounds the rows read for each request. */
const LATE_GRADING_MS = 7 * DAY_MS;

/** `Date.parse` alone also accepts texts such as "' union select 1". */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Selects a user's results that were graded after they last saw their results. */
const unseen = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('pick_results', 'pick_results.user_id', 'users.id')
    .innerJoin('grades', 'grades.match_id', 'pick_results.match_id')
    .where('users.id', '=', userId)
    .where((eb) => {
      const seenAt = eb.fn.coalesce('users.results_seen_at', eb.lit(0));
      return eb.and([
        eb('pick_results.start_time', '>', eb(seenAt, '-', LATE_GRADING_MS)),
        eb('grades.graded_at', '>', seenAt),
      ]);
    });

export async function countNewResults(db: Db, userId: string): Promise<number> {
  const { count } = await unseen(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the totals of all new results, and the newest of them. */
export async function newResultsOf(db: Db, userId: string): Promise<NewResults> {
  const rows = await unseen(db, userId)
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'pick_results.match_id')
    .select(['matches.id', 'league', ...TEAM_COLUMNS, 'grades.score_home', 'grades.score_away', 'machine_pick'])
    .select(['choice', 'was_correct', 'pick_results.star_tenths', 'pick_results.start_time', 'graded_at'])
    .orderBy('pick_results.start_time', 'desc')
    .orderBy('matches.id')
    .execute();
  const first = rows.at(-1);
  const isRight = ({ was_correct }: (typeof rows)[number]) => was_correct === 1;
  const disagreements = rows.filter(({ choice }) => choice === 'DISAGREE');
  return {
    since: first ? toIso(first.start_time) : null,
    until: first ? toIso(Math.max(...rows.map(({ graded_at }) => graded_at))) : null,
    totalCount: rows.length,
    correctCount: rows.filter(isRight).length,
    stars: toStars(rows.reduce((sum, { star_tenths }) => sum + star_tenths, 0)),
    disagreementCount: disagreements.length,
    beatenCount: disagreements.filter(isRight).length,
    results: rows
      .slice(0, NEW_RESULTS_MAX)
      .map((row): NewResult => ({
        id: row.id,
        league: row.league,
        ...teamsOf(row),
        startTime: toIso(row.start_time),
        scoreHome: row.score_home,
        scoreAway: row.score_away,
        machinePick: row.machine_pick,
        choice: row.choice,
        wasCorrect: isRight(row),
        starsDelta: toStars(row.star_tenths),
      })),
  };
}

/**
 * Marks everything graded until then as seen. What is graded later stays new, and an older `until`, for example from
 * another tab, changes nothing. Throws an `HttpError` (400) for an invalid time or one in the future.
 */
export async function markResultsSeen(db: Db, userId: string, until: string, now: Instant): Promise<void> {
  const at = Date.parse(until);
  if (!ISO_TIME.test(until) || Number.isNaN(at) || at > now) throw new HttpError(400, 'Send the time of a grading.');
  await db
    .updateTable('users')
    .set({ results_seen_at: at })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('results_seen_at', 'is', null), eb('results_seen_at', '<', at)]))
    .execute();
}
