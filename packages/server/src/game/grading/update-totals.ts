import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { toStars } from '../../platform/db/stars.ts';
import { type EarnedRank, rankFor, rankIndex } from '../totals/rank.ts';
import { earnedRankSql, isRankUpSql } from '../totals/rank-sql.ts';
import { isInRange, type PickerRange } from './picker-range.ts';
import { ALPHA, RHO } from '../edge/edge.ts';

/** Rounds like `roundTo`. The sums have few decimals, so this is exact, whatever the order of the terms. */
const rounded = (value: RawBuilder<number>, decimals: number) =>
  sql<number>`cast(round(cast(${value} as numeric), ${sql.lit(decimals)}) as double precision)`;

const roundedWins = (wins: RawBuilder<number>) => rounded(wins, 3);
const roundedVariance = (variance: RawBuilder<number>) => rounded(variance, 6);

/** Builds the SQL for `edgeScore`. */
const edgeScoreSql = (wins: RawBuilder<number>, variance: RawBuilder<number>) =>
  sql<number>`${wins} / sqrt((${variance} + ${sql.lit(RHO)}) * ln((${variance} + ${sql.lit(RHO)}) / ${sql.lit(RHO * ALPHA * ALPHA)}))`;

export type RankUp = { userId: string; rank: EarnedRank };

/** Joins the results of a range of players on a match with their other results. */
const resultsIn = (range: PickerRange) => sql`pick_results where ${isInRange('pick_results', range)}`;

/** True if a player has a result that comes later in streak order than this one. */
const hasLater = sql<boolean>`exists (
  select 1 from pick_results as later where later.user_id = pick_results.user_id
    and (later.start_time, later.picked_at, later.match_id)
      > (pick_results.start_time, pick_results.picked_at, pick_results.match_id))`;

/** Returns which players of a range have a later result, and the condition for the results of the others. */
export async function latestIn(db: Db, range: PickerRange) {
  const { rows } = await sql<{ user_id: string }>`select user_id from ${resultsIn(range)} and ${hasLater}`.execute(db);
  const isLatest = rows.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`not ${hasLater}`;
  return { behind: rows.map(({ user_id }) => user_id), isLatest };
}

/**
 * Adds the first results of a match to the totals of its players. Only those with a later result, which is in the middle
 * of a streak, are recomputed. Returns who has reached a higher rank.
 */
export async function addToTotals(db: Db, range: PickerRange): Promise<RankUp[]> {
  const { behind, isLatest } = await latestIn(db, range);
  const ranked = await sql<{ id: string; tenths: number }>`
    select users.id, users.star_tenths + pick_results.star_tenths as tenths
    from pick_results inner join users on users.id = pick_results.user_id
    where ${isInRange('pick_results', range)} and ${isLatest}
      and ${isRankUpSql(sql`users.rank`, sql`users.star_tenths + pick_results.star_tenths`)}`.execute(db);
  const wins = roundedWins(sql`users.edge + coalesce(pick_results.edge, 0)`);
  const variance = roundedVariance(sql`users.edge_variance + coalesce(pick_results.edge_variance, 0)`);
  await sql`
    update users set
      star_tenths = users.star_tenths + pick_results.star_tenths,
      rank = ${earnedRankSql(sql`users.rank`, sql`users.star_tenths + pick_results.star_tenths`)},
      current_streak = case when was_correct = 1 then users.current_streak + 1 else 0 end,
      best_streak = case when was_correct = 1 and users.current_streak >= users.best_streak
        then users.current_streak + 1 else users.best_streak end,
      edge = ${wins}, edge_variance = ${variance}, edge_score = ${edgeScoreSql(wins, variance)},
      edge_count = users.edge_count + case when pick_results.edge is null then 0 else 1 end
    from pick_results
    where users.id = pick_results.user_id and ${isInRange('pick_results', range)} and ${isLatest}
      and (was_correct = 1 or users.current_streak > 0 or pick_results.edge is not null)`.execute(db);
  const recomputed = await recomputeTotals(db, behind);
  return [...ranked.rows.map(({ id, tenths }) => ({ userId: id, rank: rankFor(toStars(tenths)) })), ...recomputed];
}

/** Recomputes the totals of the players of a match whose results have changed. Returns who has reached a higher rank. */
export async function recomputeTotalsIn(db: Db, range: PickerRange): Promise<RankUp[]> {
  const players = await db.selectFrom('picks').select('user_id').where(isInRange('picks', range)).execute();
  return recomputeTotals(
    db,
    players.map(({ user_id }) => user_id),
  );
}

/** Recomputes the totals of these players from all their results. Writes only changes. */
export async function recomputeTotals(db: Db, userIds: readonly string[]): Promise<RankUp[]> {
  if (userIds.length === 0) return [];
  const ranks = () => db.selectFrom('users').select(['id', 'rank']).where('id', 'in', userIds).execute();
  const before = new Map((await ranks()).map(({ id, rank }) => [id, rankIndex(rank)]));
  const ids = sql.join(userIds);
  // A run is what follows a miss, up to the next one. The last run is the current streak.
  await sql`
    with ordered as (
      select user_id, was_correct, star_tenths, edge, edge_variance, sum(1 - was_correct) over (
        partition by user_id order by start_time, picked_at, match_id rows unbounded preceding) as misses
      from pick_results where user_id in (${ids})),
    runs as (
      select user_id, misses, sum(was_correct) as hits, sum(star_tenths) as tenths, sum(edge) as edge,
        sum(edge_variance) as edge_variance, count(edge) as edges
      from ordered group by user_id, misses),
    sums as (
      select user_id, max(misses) as misses, max(hits) as best, sum(tenths) as tenths, sum(edge) as edge,
        sum(edge_variance) as edge_variance, sum(edges) as edges
      from runs group by user_id),
    fresh as (
      select users.id, cast(coalesce(sums.tenths, 0) as integer) as tenths, cast(coalesce(best, 0) as integer) as best,
        cast(coalesce(runs.hits, 0) as integer) as streak, cast(coalesce(sums.edges, 0) as integer) as edges,
        ${roundedWins(sql`coalesce(sums.edge, 0)`)} as wins,
        ${roundedVariance(sql`coalesce(sums.edge_variance, 0)`)} as variance
      from users left join sums on sums.user_id = users.id
        left join runs on runs.user_id = users.id and runs.misses = sums.misses
      where users.id in (${ids}))
    update users set star_tenths = fresh.tenths, rank = ${earnedRankSql(sql`users.rank`, sql`fresh.tenths`)},
      current_streak = fresh.streak, best_streak = fresh.best, edge = fresh.wins, edge_variance = fresh.variance,
      edge_count = fresh.edges, edge_score = ${edgeScoreSql(sql`fresh.wins`, sql`fresh.variance`)}
    from fresh
    where users.id = fresh.id and (users.star_tenths <> fresh.tenths or users.current_streak <> fresh.streak
      or users.best_streak <> fresh.best or users.edge <> fresh.wins or users.edge_variance <> fresh.variance
      or users.edge_count <> fresh.edges)`.execute(db);
  return (await ranks()).flatMap(({ id, rank }) => {
    const earned = before.get(id) ?? -1;
    return earned >= 0 && rankIndex(rank) > earned ? [{ userId: id, rank: rank as EarnedRank }] : [];
  });
}
