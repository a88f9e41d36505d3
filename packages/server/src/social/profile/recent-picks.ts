import type { RecentPick } from '@machine/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { arePicksPublic } from '../../game/match/picks-public.ts';

const RECENT_PICKS_MAX = 20;

/** Selects a user's picks on the latest matches, latest first. Only the owner sees picks that aren't public yet. */
export const recentPicksOf = (db: Db, clock: Clock, userId: string, isOwner: boolean) =>
  db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'picks.match_id')
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select([
      'matches.id',
      'matches.status',
      'matches.start_time',
      'matches.home_team',
      'matches.away_team',
      'predictions.machine_pick',
      'picks.choice',
      'pick_results.was_correct',
    ])
    .where('picks.user_id', '=', userId)
    .$if(!isOwner, (query) =>
      // Uses the database's clock, as storing a pick does.
      query.where((eb) => arePicksPublic(eb, sql<Instant>`(select ${clock.sql})`)),
    )
    .orderBy('matches.start_time', 'desc')
    .orderBy('picks.created_at', 'desc')
    .orderBy('picks.id')
    .limit(RECENT_PICKS_MAX);

type RecentPickRow = Awaited<ReturnType<ReturnType<typeof recentPicksOf>['executeTakeFirstOrThrow']>>;

export const toRecentPick = (row: RecentPickRow): RecentPick => ({
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  machinePick: row.machine_pick,
  choice: row.choice,
  wasCorrect: row.was_correct === null ? null : row.was_correct === 1,
  matchId: row.id,
  status: row.status,
  startTime: new Date(row.start_time).toISOString(),
});
