import { FRIEND_LEAGUE_WEEKS_SHOWN, type FriendLeagueWeek } from '@machine/contract';
import { RESULT_WEEK } from '../../game/duel/duel.ts';
import type { Span } from '../../game/leaderboard/period.ts';
import { toStars } from '../../platform/db/stars.ts';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { countedResults } from './counted-results.ts';
import { type LeagueRow, toSeenPlayer } from './league.ts';
import { machineTenths } from './machine.ts';

type WeeksViewer = { now: Instant; hidden: ReadonlySet<string> };

/** Returns the newest weeks of a league that have begun, newest first, with the players who have the most stars of each. */
export async function weeksOf(db: Db, league: LeagueRow, { now, hidden }: WeeksViewer): Promise<FriendLeagueWeek[]> {
  const newest = gameWeekOf(now);
  const oldest = Math.max(gameWeekOf(league.starts_at), newest - FRIEND_LEAGUE_WEEKS_SHOWN + 1);
  const span = { from: gameWeekStart(oldest), to: gameWeekStart(newest + 1) };
  const scores = await scoresOf(db, league.id, span);
  const machine = await machineTenths(db, league.id, span);
  const toWinner = toSeenPlayer(hidden);
  return Array.from({ length: Math.max(newest - oldest + 1, 0) }, (_, index) => {
    const week = newest - index;
    const ofWeek = scores.filter((score) => score.week === week);
    const best = Math.max(...ofWeek.map(({ tenths }) => tenths), 1);
    const winners = ofWeek.filter(({ tenths }) => tenths === best);
    return {
      startsAt: new Date(gameWeekStart(week)).toISOString(),
      isOver: week < newest,
      machine: toStars(machine.get(week) ?? 0),
      winners: winners.map(({ tenths, ...player }) => ({ ...toWinner(player), stars: toStars(tenths) })),
    };
  });
}

/** Returns the stars of each player with results in each week of a span, by name. */
export async function scoresOf(db: Db, leagueId: string, span: Span) {
  const weekly = countedResults(db, leagueId, span)
    .select(['members.user_id', ({ fn }) => fn.sum<number>('results.star_tenths').as('tenths')])
    .select(RESULT_WEEK.as('week'))
    .groupBy(['members.user_id', 'week']);
  return db
    .selectFrom(weekly.as('weekly'))
    .innerJoin('users', 'users.id', 'weekly.user_id')
    .select(['week', 'weekly.tenths', 'users.id', 'username', 'rank', 'is_bot', 'deleted_at'])
    .orderBy('username_key')
    .execute();
}
