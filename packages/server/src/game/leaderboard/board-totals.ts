import { PERIODS, SLAYER_MIN_PICKS } from '@machine/contract';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, type Instant, WEEK_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { isInRange, type PickerRange } from '../grading/picker-range.ts';
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
    for (const startsAt of starts) await recountSpan(db, range, period, startsAt);
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
  if (isFirstGrade && at - startTime < ADDED_MS) {
    for (const period of PERIODS) await addToSpan(db, range, period, spanStartOf(period, startTime));
  } else {
    await recountBoardTotals(db, range, [startTime, previousStartTime ?? startTime]);
  }
}

/** The stored total and what is added to it. */
const sum = (column: string) => sql`board_totals.${sql.ref(column)} + excluded.${sql.ref(column)}`;

async function addToSpan(db: Db, range: PickerRange, period: Period, startsAt: Instant): Promise<void> {
  // The stars of all time are those of the user.
  const tenths = spanOf(period, startsAt) === null ? sql`0` : sql`pick_results.star_tenths`;
  await sql`insert into board_totals
      (user_id, period, starts_at, username_key, star_tenths, slayer_correct, slayer_picks, slayer_score)
    select id, ${sql.lit(period)}, cast(${startsAt} as bigint), username_key, tenths, correct, picks,
      ${slayerScoreFrom(period, sql`correct`, sql`picks`)}
    from (
      select users.id, users.username_key, ${tenths} as tenths,
        pick_results.is_slayer_pick * pick_results.was_correct as correct, pick_results.is_slayer_pick as picks
      from pick_results inner join users on users.id = pick_results.user_id
      where ${isInRange('pick_results', range)} and users.deleted_at is null
    ) as added
    where tenths > 0 or picks > 0
    on conflict (user_id, period, starts_at) do update set
      star_tenths = ${sum('star_tenths')}, slayer_correct = ${sum('slayer_correct')}, slayer_picks = ${sum('slayer_picks')},
      slayer_score = ${slayerScoreFrom(period, sql`(${sum('slayer_correct')})`, sql`(${sum('slayer_picks')})`)}`.execute(
    db,
  );
}

async function recountSpan(db: Db, range: PickerRange, period: Period, startsAt: Instant): Promise<void> {
  const span = spanOf(period, startsAt);
  // The stars of all time are those of the user, and a partial index has just the picks that count for AI Slayers.
  const tenths = span === null ? sql`0` : sql`results.star_tenths`;
  const counted =
    span === null
      ? sql`results.is_slayer_pick = 1`
      : sql`results.start_time >= ${span.from} and results.start_time < ${span.to}`;
  await sql`insert into board_totals
      (user_id, period, starts_at, username_key, star_tenths, slayer_correct, slayer_picks, slayer_score)
    select id, ${sql.lit(period)}, cast(${startsAt} as bigint), username_key, tenths, correct, picks,
      ${slayerScoreFrom(period, sql`correct`, sql`picks`)}
    from (
      select users.id, users.username_key, coalesce(sum(${tenths}), 0) as tenths,
        coalesce(sum(results.is_slayer_pick * results.was_correct), 0) as correct,
        coalesce(sum(results.is_slayer_pick), 0) as picks
      from picks
      inner join users on users.id = picks.user_id
      left join pick_results as results on results.user_id = picks.user_id and ${counted}
      where ${isInRange('picks', range)} and users.deleted_at is null
      group by users.id, users.username_key
    ) as totals
    where tenths > 0 or picks > 0 or exists (
      select 1 from board_totals as stored
      where stored.user_id = totals.id and stored.period = ${sql.lit(period)} and stored.starts_at = ${startsAt}
    )
    on conflict (user_id, period, starts_at) do update set
      star_tenths = excluded.star_tenths, slayer_correct = excluded.slayer_correct,
      slayer_picks = excluded.slayer_picks, slayer_score = excluded.slayer_score
    where board_totals.star_tenths <> excluded.star_tenths or board_totals.slayer_correct <> excluded.slayer_correct
      or board_totals.slayer_picks <> excluded.slayer_picks`.execute(db);
}

/**
 * The lower end of the Wilson interval of the share `correct / picks`, with z = 2; exactly 0 with none correct. Null with
 * too few picks.
 */
const slayerScoreFrom = (period: Period, correct: RawBuilder<unknown>, picks: RawBuilder<unknown>) =>
  sql`case when ${picks} >= ${sql.lit(SLAYER_MIN_PICKS[period])} then
    (${correct} + 2 - 2 * sqrt(cast(${correct} * (${picks} - ${correct}) as double precision) / ${picks} + 1))
      / (${picks} + 4) end`;

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
  for (const period of ['daily', 'weekly'] as const) {
    await db
      .deleteFrom('board_totals')
      .where('period', '=', period)
      .where('starts_at', '<', spanStartOf(period, now) - KEPT_MS[period])
      .execute();
  }
}
