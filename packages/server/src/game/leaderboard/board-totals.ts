import { PERIODS, SLAYER_MIN_PICKS } from '@machine/contract';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, type Instant, WEEK_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { isInRange, type PickerRange } from '../grading/picker-range.ts';
import { latestIn } from '../grading/update-totals.ts';
import { type Period, spanOf } from './period.ts';

/** The totals of a span that has ended are kept this long: clocks of processes differ, and results are corrected. */
const KEPT_MS = { daily: WEEK_MS, weekly: 2 * WEEK_MS };

/** The totals of a match that started longer ago may have been deleted already, so nothing is added to them. */
const ADDED_MS = 5 * DAY_MS;

/** Returns the start of the span with the totals of a period at `now`. */
export const spanStartOf = (period: Period, now: Instant): Instant => spanOf(period, now)?.from ?? 0;

/**
 * Recounts the kept totals of a range of the users with a pick on a match, for the spans that contain `startTimes`: the
 * start of the match, and its earlier one if it has moved. Call it in the transaction that writes pick results, after them.
 */
export async function recountBoardTotals(db: Db, range: PickerRange, startTimes: readonly Instant[]): Promise<void> {
  for (const period of PERIODS) {
    const starts = new Set(startTimes.map((time) => spanStartOf(period, time)));
    for (const startsAt of starts) await recountSpan(db, isInRange('picks', range), period, startsAt);
  }
}

/** A match whose results have just been written. */
export type GradedMatch = { startTime: Instant; previousStartTime: Instant | null; isFirstGrade: boolean };

/**
 * Updates the kept totals of a range of the users with a pick on a match. The first results of a match are added, because
 * a recount reads all results of the span. Call it in the transaction that writes pick results, after them.
 */
export async function updateBoardTotals(db: Db, range: PickerRange, match: GradedMatch, at: Instant): Promise<void> {
  const { startTime, previousStartTime, isFirstGrade } = match;
  if (!isFirstGrade || at - startTime >= ADDED_MS) {
    await recountBoardTotals(db, range, [startTime, previousStartTime ?? startTime]);
    return;
  }
  const { behind, isLatest } = await latestIn(db, range);
  await addToSpan(db, isInRange('pick_results', range), 'all', 0);
  for (const period of ['daily', 'weekly'] as const) {
    const startsAt = spanStartOf(period, startTime);
    await addToSpan(db, sql`${isInRange('pick_results', range)} and ${isLatest}`, period, startsAt);
    if (behind.length === 0) continue;
    await recountSpan(
      db,
      sql`${isInRange('picks', range)} and picks.user_id in (${sql.join(behind)})`,
      period,
      startsAt,
    );
  }
}

/** The columns that results decide. */
const COLUMNS = sql`user_id, period, starts_at, username_key, star_tenths, slayer_correct, slayer_picks, slayer_score,
  run, best_run`;

/** The stored total and what is added to it. */
const sum = (column: string) => sql`board_totals.${sql.ref(column)} + excluded.${sql.ref(column)}`;

/** Adds the chosen results, which are the latest of their players in a day or week. */
async function addToSpan(db: Db, isChosen: RawBuilder<unknown>, period: Period, startsAt: Instant): Promise<void> {
  // The stars and streaks of all time are those of the user.
  const isAllTime = spanOf(period, startsAt) === null;
  const [tenths, run] = isAllTime ? [sql`0`, sql`0`] : [sql`pick_results.star_tenths`, sql`was_correct`];
  await sql`insert into board_totals (${COLUMNS})
    select id, ${sql.lit(period)}, cast(${startsAt} as bigint), username_key, tenths, correct, picks,
      ${slayerScoreFrom(period, sql`correct`, sql`picks`)}, run, run
    from (
      select users.id, users.username_key, ${tenths} as tenths, ${run} as run,
        pick_results.is_slayer_pick * pick_results.was_correct as correct, pick_results.is_slayer_pick as picks
      from pick_results inner join users on users.id = pick_results.user_id
      where ${isChosen} and users.deleted_at is null
    ) as added
    where ${isAllTime ? sql`picks > 0` : sql`1 = 1`}
    on conflict (user_id, period, starts_at) do update set
      star_tenths = ${sum('star_tenths')}, slayer_correct = ${sum('slayer_correct')}, slayer_picks = ${sum('slayer_picks')},
      slayer_score = ${slayerScoreFrom(period, sql`(${sum('slayer_correct')})`, sql`(${sum('slayer_picks')})`)},
      run = case when excluded.run = 1 then board_totals.run + 1 else 0 end,
      best_run = case when excluded.run = 1 and board_totals.run >= board_totals.best_run
        then board_totals.run + 1 else board_totals.best_run end`.execute(db);
}

/** Recounts the totals of the players of the chosen picks. */
async function recountSpan(db: Db, isChosen: RawBuilder<unknown>, period: Period, startsAt: Instant): Promise<void> {
  const span = spanOf(period, startsAt);
  // The stars and streaks of all time are those of the user, and a partial index has just the picks of AI Slayers.
  const [tenths, right] = span === null ? [sql`0`, sql`0`] : [sql`results.star_tenths`, sql`results.was_correct`];
  const counted =
    span === null
      ? sql`results.is_slayer_pick = 1`
      : sql`results.start_time >= ${span.from} and results.start_time < ${span.to}`;
  // A run is what follows a miss, up to the next one.
  await sql`
    with ordered as (
      select picks.user_id, ${tenths} as tenths, ${right} as hits, results.is_slayer_pick as against,
        results.is_slayer_pick * results.was_correct as correct, sum(1 - results.was_correct) over (
          partition by picks.user_id order by results.start_time, results.picked_at, results.match_id
          rows unbounded preceding) as misses
      from picks left join pick_results as results on results.user_id = picks.user_id and ${counted}
      where ${isChosen}),
    runs as (
      select user_id, misses, max(misses) over (partition by user_id) as last, sum(hits) as hits,
        sum(tenths) as tenths, sum(correct) as correct, sum(against) as against
      from ordered group by user_id, misses),
    totals as (
      select users.id, users.username_key, cast(coalesce(sum(tenths), 0) as integer) as tenths,
        cast(coalesce(sum(correct), 0) as integer) as correct, cast(coalesce(sum(against), 0) as integer) as picks,
        cast(coalesce(sum(case when misses = last then hits end), 0) as integer) as run,
        cast(coalesce(max(hits), 0) as integer) as best_run
      from runs inner join users on users.id = runs.user_id
      where users.deleted_at is null
      group by users.id, users.username_key)
    insert into board_totals (${COLUMNS})
    select id, ${sql.lit(period)}, cast(${startsAt} as bigint), username_key, tenths, correct, picks,
      ${slayerScoreFrom(period, sql`correct`, sql`picks`)}, run, best_run
    from totals
    where tenths > 0 or picks > 0 or exists (
      select 1 from board_totals as stored
      where stored.user_id = totals.id and stored.period = ${sql.lit(period)} and stored.starts_at = ${startsAt}
    )
    on conflict (user_id, period, starts_at) do update set
      star_tenths = excluded.star_tenths, slayer_correct = excluded.slayer_correct, run = excluded.run,
      slayer_picks = excluded.slayer_picks, slayer_score = excluded.slayer_score, best_run = excluded.best_run
    where board_totals.star_tenths <> excluded.star_tenths or board_totals.slayer_correct <> excluded.slayer_correct
      or board_totals.slayer_picks <> excluded.slayer_picks or board_totals.run <> excluded.run
      or board_totals.best_run <> excluded.best_run`.execute(db);
}

/** The share `correct / picks` as it is shown, in whole tenths of a percent; null with too few picks. */
const slayerScoreFrom = (period: Period, correct: RawBuilder<unknown>, picks: RawBuilder<unknown>) =>
  sql`case when ${picks} >= ${sql.lit(SLAYER_MIN_PICKS[period])}
    then (2000 * ${correct} + ${picks}) / (2 * ${picks}) end`;

/** Brings a user whose account is restored back to the leaderboards. */
export async function recountBoardTotalsOf(db: Db, userId: string, now: Instant): Promise<void> {
  const results = await db
    .selectFrom('pick_results')
    .select(['match_id', 'start_time'])
    .where('user_id', '=', userId)
    .orderBy('start_time', 'desc')
    .execute();
  // One match of each span that is still kept, and at least one for all time.
  const recent = results.filter(({ start_time }, index) => index === 0 || start_time > now - KEPT_MS.weekly);
  const byDay = new Map(recent.map((result) => [spanStartOf('daily', result.start_time), result]));
  for (const { match_id, start_time } of byDay.values()) {
    // Shorter than any other id that begins like it.
    const range = { matchId: match_id, after: userId.slice(0, -1), upTo: userId };
    await recountBoardTotals(db, range, [start_time]);
  }
}

/** Removes a deleted user from the leaderboards. */
export async function removeBoardTotalsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('board_totals').where('user_id', '=', userId).execute();
}

/** Deletes the totals of days and weeks that no leaderboard shows anymore. */
export async function removeOldBoardTotals(db: Db, now: Instant): Promise<void> {
  for (const table of ['board_totals', 'follow_gains'] as const) {
    for (const period of ['daily', 'weekly'] as const) {
      await db
        .deleteFrom(table)
        .where('period', '=', period)
        .where('starts_at', '<', spanStartOf(period, now) - KEPT_MS[period])
        .execute();
    }
  }
}
