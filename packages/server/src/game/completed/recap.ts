import type { Recap } from '@machine/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { GameDeps } from '../deps.ts';
import { isMatchId } from '../match/match.ts';
import { stakesOf, storedProbabilities } from '../prediction/stored-prediction.ts';
import { formatResult } from '../match/result.ts';
import { playedMatches } from './played-matches.ts';
import { streakAt } from './streak-at.ts';
import { type Verdict, verdictOn } from './verdict.ts';
import { teamsOf } from '../match/teams.ts';
import { starsAhead } from '../edge/edge.ts';
import { toStars } from '../../platform/db/stars.ts';

type RecapDeps = Pick<GameDeps, 'db' | 'clock' | 'facts' | 'words'>;
type RecapRequest = { matchId: string; userId: string | null };

/** Returns the recap of a match; null before its start. */
export async function recapOf(
  { db, clock, facts, words }: RecapDeps,
  { matchId, userId }: RecapRequest,
): Promise<Recap | null> {
  const row = await find(db, clock, { matchId, userId });
  if (row === undefined) return null;
  const verdict = verdictOn(row);
  const moved = await facts.moved([row]);
  return {
    match: {
      status: row.status,
      league: row.league,
      officialResult: officialResult(row),
      ...teamsOf(row),
      scoreHome: row.score_home,
      scoreAway: row.score_away,
      startTime: new Date(row.start_time).toISOString(),
      asOf: facts.asOf(row),
      hasPlays: facts.hasPlays(row),
      movedTo: moved.get(row.id),
    },
    prediction: toPrediction(row),
    grading:
      verdict.isMachineCorrect === null
        ? null
        : { isMachineCorrect: verdict.isMachineCorrect, postMortemAnalysis: row.post_mortem },
    userResult: userId === null ? null : await userResult(db, userId, row, verdict),
    isGold: row.is_gold === 1,
    word: row.status === 'FINAL' && row.machine_correct !== null ? await words.after(row) : undefined,
  };
}

async function find(db: Db, clock: Clock, { matchId, userId }: RecapRequest) {
  if (!isMatchId(matchId)) return undefined;
  return (
    playedMatches(db, userId)
      .selectAll('predictions')
      .select(['grades.post_mortem', 'pick_results.star_tenths', 'pick_results.edge', 'pick_results.picked_at'])
      .where('matches.id', '=', matchId)
      // Use the same clock that closes picks, so that a recap never says anything about an open match.
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
  if (row.machine_pick === null || row.created_at === null) return null;
  return {
    machinePick: row.machine_pick,
    confidencePct: row.confidence_pct,
    analysisAt: new Date(row.created_at).toISOString(),
    modelVersion: row.model_version,
    contentHash: row.content_hash,
    stakes: stakesOf(row),
    probabilities: storedProbabilities(row),
    fullAnalysis: row.analysis,
    rationaleBullets: JSON.parse(row.rationale ?? '[]'),
    sources: JSON.parse(row.sources ?? '[]'),
  };
}

/** Returns the result of a user's pick. Stars and streak are null until the match is FINAL. */
async function userResult(db: Db, userId: string, row: Row, { isUserCorrect }: Verdict): Promise<Recap['userResult']> {
  const { choice, status, star_tenths, edge, picked_at } = row;
  if (choice === null) return null;
  if (status !== 'FINAL' || star_tenths === null || picked_at === null) {
    return { choice, wasCorrect: isUserCorrect, starsDelta: null, streakProgress: null };
  }
  return {
    choice,
    wasCorrect: isUserCorrect,
    starsDelta: toStars(star_tenths),
    streakProgress: await streakAt(db, userId, { start_time: row.start_time, picked_at, match_id: row.id }),
    ahead: edge === null ? undefined : starsAhead(edge),
  };
}
