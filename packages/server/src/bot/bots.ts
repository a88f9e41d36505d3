import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { joinBots } from './join.ts';
import { planPicks, type PlannedPick } from './plan.ts';
import { type NewPick, storePicks } from './store-picks.ts';

export type Bots = {
  /** Makes the picks that are planned up to `until` on matches that have not started at `at`. */
  pick(at: Instant, until: Instant): Promise<void>;
};

/** The labelled players of a demo season. A match that started while the server was down they have missed. */
export function createBots({ db, seed }: { db: Db; seed: number }): Bots {
  let joined: Map<string, string> | undefined;
  /** By match: what is still to be picked on it, by time. */
  let plans = new Map<string, PlannedPick[]>();

  return {
    async pick(at, until) {
      joined ??= await joinBots(db, at);
      const left = new Map<string, PlannedPick[]>();
      const due: NewPick[] = [];
      for (const { calledAt, startTime, ...match } of await openCalls(db, at)) {
        const plan = plans.get(match.id) ?? planPicks(seed, match, { calledAt, startTime });
        left.set(
          match.id,
          plan.filter((pick) => pick.at > until),
        );
        for (const { bot, choice, at: createdAt } of plan) {
          const userId = joined.get(bot);
          if (createdAt <= until && userId !== undefined) due.push({ userId, matchId: match.id, choice, createdAt });
        }
      }
      await storePicks(db, due);
      plans = left;
    },
  };
}

/** Calls on matches that have not started. */
const openCalls = async (db: Db, at: Instant) => {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .select([
      'matches.id',
      'matches.league',
      'matches.home_team as homeTeam',
      'matches.away_team as awayTeam',
      'matches.start_time as startTime',
      'matches.is_gold',
      'predictions.machine_pick as machinePick',
      'predictions.confidence_pct as confidencePct',
      'predictions.created_at as calledAt',
    ])
    .where('matches.status', '=', 'SCHEDULED')
    .where('matches.start_time', '>', at)
    .execute();
  return rows.map(({ is_gold, ...row }) => ({ ...row, isGold: is_gold === 1 }));
};
