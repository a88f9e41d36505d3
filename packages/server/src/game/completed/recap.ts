import type { Recap } from '@machine/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { isMatchId } from '../match/match.ts';
import { storedProbabilities, storedStakes } from '../prediction/stored-prediction.ts';
import { formatResult } from '../match/result.ts';
import { playedMatches } from './played-matches.ts';
import { streakAt } from './streaks.ts';
import { type Verdict, verdictOn } from './verdict.ts';

type RecapRequest = { matchId: string; userId: string | null };

/** Returns the recap of a match; null before its start, while the analysis is secret. */
export async function recapOf(db: Db, clock: Clock, { matchId, userId }: RecapRequest): Promise<Recap | null> {
  const row = await find(db, clock, { matchId, userId });
  if (row === undefined) return null;
  const verdict = verdictOn(row);
  return {
    match: {
      status: row.status,
      league: row.league,
      officialResult: officialResult(row),
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      homeTeamAbbr: row.home_abbr,
      awayTeamAbbr: row.away_abbr,
      scoreHome: row.score_home,
      scoreAway: row.score_away,
      startTime: new Date(row.start_time).toISOString(),
    },
    prediction: toPrediction(row),
    grading:
      verdict.isMachineCorrect === null
        ? null
        : { isMachineCorrect: verdict.isMachineCorrect, postMortemAnalysis: row.post_mortem },
    userResult: userId === null ? null : await userResult(db, userId, row, verdict),
    isGold: row.is_gold === 1,
  };
}

async function find(db: Db, clock: Clock, { matchId, userId }: RecapRequest) {
  if (!isMatchId(matchId)) return undefined;
  return (
    playedMatches(db, userId)
      .select([
        'predictions.confidence_pct',
        'predictions.created_at as predicted_at',
        'predictions.model_version',
        'predictions.content_hash',
        'predictions.analysis',
        'predictions.rationale',
        'predictions.sources',
        'predictions.agree_stake',
        'predictions.disagree_stake',
        'predictions.home_pct',
        'predictions.draw_pct',
        'predictions.away_pct',
        'grades.post_mortem',
        'pick_results.stars',
        'pick_results.picked_at',
        'pick_results.edge',
      ])
      .where('matches.id', '=', matchId)
      // Use the same clock that closes picks, so that nobody can read the analysis and then pick.
      .where('matches.start_time', '<=', sql<number>`(select ${clock.sql})`)
      .executeTakeFirst()
  );
}
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Only FINAL results are official. */
function officialResult({ status, home_team, away_team, score_home, score_away }: Row): string | null {
  if (status !== 'FINAL' || score_home === null || score_away === null) return null;
  return formatResult({ homeTeam: home_team, awayTeam: away_team }, { home: score_home, away: score_away });
}

function toPrediction(row: Row): Recap['prediction'] {
  if (row.machine_pick === null || row.predicted_at === null) return null;
  const prediction = {
    machinePick: row.machine_pick,
    confidencePct: row.confidence_pct,
    analysisAt: new Date(row.predicted_at).toISOString(),
    modelVersion: row.model_version,
    contentHash: row.content_hash,
    stakes: storedStakes(row),
    probabilities: storedProbabilities(row),
  };
  // A postponed match may still be played and picked, so its analysis stays secret.
  if (row.status === 'POSTPONED') return { ...prediction, fullAnalysis: null, rationaleBullets: [], sources: [] };
  return {
    ...prediction,
    fullAnalysis: row.analysis,
    rationaleBullets: JSON.parse(row.rationale ?? '[]'),
    sources: JSON.parse(row.sources ?? '[]'),
  };
}

/** Returns the result of a user's pick. Stars and streak are null until the match is FINAL. */
async function userResult(db: Db, userId: string, row: Row, { isUserCorrect }: Verdict): Promise<Recap['userResult']> {
  const { choice, status, stars, picked_at } = row;
  if (choice === null) return null;
  if (status !== 'FINAL' || stars === null || picked_at === null) {
    return { choice, wasCorrect: isUserCorrect, starsDelta: null, streakProgress: null };
  }
  const streak = await streakAt(db, userId, { start_time: row.start_time, picked_at, match_id: row.id });
  const result = { choice, wasCorrect: isUserCorrect, starsDelta: stars, streakProgress: streak };
  return row.edge === null ? result : { ...result, edge: row.edge };
}
