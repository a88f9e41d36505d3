import { DEFAULT_STAKES, type Duel, type DuelWeek } from '@machine/contract';
import { sql } from 'kysely';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import { type Instant, toIso, WEEK_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { toStars, toTenths } from '../../platform/db/stars.ts';

/** What agreeing on the match of a prediction pays, without gold, in tenths of stars. */
export const AGREE_PAY = sql<number>`coalesce(predictions.agree_tenths, ${sql.lit(toTenths(DEFAULT_STAKES.agree))})`;
const disagreePay = sql`coalesce(predictions.disagree_tenths, ${sql.lit(toTenths(DEFAULT_STAKES.disagree))})`;

/** Whether the Machine was right about the match of `results`. */
export const MACHINE_IS_RIGHT = sql<boolean>`(results.choice = 'AGREE') = (results.was_correct = 1)`;

/**
 * What a player and the Machine earned on the same picks, in tenths of stars: sums over `pick_results`, named `results`,
 * with their `predictions`. The Machine agrees with itself, and gold counts at its ordinary pay.
 */
export const DUEL_SUMS = [
  sql<number>`sum(case when results.was_correct = 0 then 0 when results.choice = 'AGREE' then ${AGREE_PAY}
    else ${disagreePay} end)`.as('you'),
  sql<number>`sum(case when ${MACHINE_IS_RIGHT} then ${AGREE_PAY} else 0 end)`.as('machine'),
] as const;

/** The number of the week of the game in which the match of `results` started. Whole numbers: the rest is dropped. */
export const RESULT_WEEK = sql<number>`(results.start_time - ${sql.lit(gameWeekStart(0))}) / ${sql.lit(WEEK_MS)}`;

/** Selects a user's results with their predictions. */
export const duelResults = (db: Db, userId: string) =>
  db
    .selectFrom('pick_results as results')
    .innerJoin('predictions', 'predictions.match_id', 'results.match_id')
    .where('results.user_id', '=', userId);

type Week = { week: number; you: number; machine: number };

/** Returns a user's weeks against the Machine, without the hidden matches. */
export async function duelOf(db: Db, userId: string, now: Instant, hidden = new Set<string>()): Promise<Duel> {
  const results = duelResults(db, userId);
  const shown = hidden.size === 0 ? results : results.where('results.match_id', 'not in', [...hidden]);
  const weeks = await shown.select(RESULT_WEEK.as('week')).select(DUEL_SUMS).groupBy('week').orderBy('week').execute();
  return toDuel(weeks, gameWeekOf(now));
}

/** Adds up weeks, in order: a week without graded picks ends a run of weeks that were won. */
export function toDuel(weeks: readonly Week[], current: number): Duel {
  const over = weeks.filter(({ week }) => week < current);
  const won = new Set(over.filter(({ you, machine }) => you > machine).map(({ week }) => week));
  const lost = over.filter(({ you, machine }) => you < machine).length;
  let inARow = 0;
  while (won.has(current - 1 - inARow)) inARow += 1;
  const find = (number: number) => toWeek(weeks.find(({ week }) => week === number));
  return {
    week: find(current),
    last: find(current - 1),
    won: won.size,
    lost,
    level: over.length - won.size - lost,
    inARow,
  };
}

const toWeek = (week: Week | undefined): DuelWeek | null =>
  week === undefined
    ? null
    : { startsAt: toIso(gameWeekStart(week.week)), you: toStars(week.you), machine: toStars(week.machine) };
