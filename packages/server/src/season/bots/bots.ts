import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { ensureBotAccounts } from './accounts.ts';
import { planPicks, type PlannedPick } from './plan.ts';
import { type NewPick, storePicks } from './store-picks.ts';

export type Bots = ReturnType<typeof createBots>;

/** Creates the labeled bot players. They miss matches that start while the server is down. */
export function createBots({ db, seed }: { db: Db; seed: number }) {
  let userIds: Map<string, string> | undefined;
  /** The picks still to be made on each match, by time. */
  let plans = new Map<string, PlannedPick[]>();

  return {
    /** Makes the picks planned up to `until`, on matches that haven't started at `at`. */
    async pick(at: Instant, until: Instant): Promise<void> {
      userIds ??= await ensureBotAccounts(db, at);
      const remaining = new Map<string, PlannedPick[]>();
      const due: NewPick[] = [];
      for (const match of await openPredictions(db, at)) {
        const plan = plans.get(match.id) ?? planPicks(seed, match);
        const later = plan.filter((pick) => pick.at > until);
        remaining.set(match.id, later);
        for (const { bot, choice, at: createdAt } of plan) {
          const userId = userIds.get(bot);
          if (createdAt <= until && userId !== undefined) due.push({ userId, matchId: match.id, choice, createdAt });
        }
      }
      await storePicks(db, due);
      plans = remaining;
    },
  };
}

const openPredictions = async (db: Db, at: Instant) => {
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
      'predictions.created_at as predictedAt',
    ])
    .where('matches.status', '=', 'SCHEDULED')
    .where('matches.start_time', '>', at)
    .execute();
  return rows.map(({ is_gold, ...row }) => ({ ...row, isGold: is_gold === 1 }));
};
