import type { Db } from '../platform/db/open.ts';
import { recount } from './recount.ts';

/** Recomputes every player's totals from the stored matches and picks. */
export async function recountTotals(db: Db) {
  const matches = await db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .selectAll()
    .execute();
  const picks = await db.selectFrom('picks').selectAll().execute();
  const users = await db.selectFrom('users').select('id').orderBy('id').execute();
  const plain = recount({
    matches: matches.map((match) => ({
      id: match.id,
      league: match.league,
      startTime: match.start_time,
      status: match.status,
      home: match.score_home,
      away: match.score_away,
      isGold: match.is_gold === 1,
      machinePick: match.machine_pick,
      confidence: match.confidence_pct,
      hasPrediction: true,
    })),
    picks: picks.map((pick) => ({
      userId: pick.user_id,
      matchId: pick.match_id,
      choice: pick.choice,
      at: pick.created_at,
    })),
    users: users.map(({ id }) => ({ id, wantsRanks: false, wantsAchievements: false, isBot: false })),
    follows: [],
  });
  for (const matchId of plain.due()) plain.grade(matchId);
  const { grades, users: totals } = plain.state();
  return {
    grades: grades.length,
    users: totals.map(({ id, stars, current, best, rank, results }) => ({
      id,
      stars,
      current,
      best,
      rank,
      results: results.length,
    })),
  };
}

/** Reads the totals that the server has stored. */
export async function readTotals(db: Db) {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const results = await db.selectFrom('pick_results').select('user_id').execute();
  const grades = await db.selectFrom('grades').select('match_id').execute();
  return {
    grades: grades.length,
    users: users.map((user) => ({
      id: user.id,
      stars: user.stars,
      current: user.current_streak,
      best: user.best_streak,
      rank: user.rank,
      results: results.filter(({ user_id }) => user_id === user.id).length,
    })),
  };
}
