import type { Recap } from '@machine/contract';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { resultInWords } from '../match/result.ts';
import { isMatchId } from '../match/match.ts';
import { type Marks, marksOf } from './marks.ts';
import { playedMatches } from './played.ts';
import { streakAt } from './streaks.ts';

type Asked = { matchId: string; userId: string | null };

/** Everything about a match that has begun; null for one that has not, for whose picks the call's text is secret. */
export async function recapOf(db: Db, clock: Clock, { matchId, userId }: Asked): Promise<Recap | null> {
  const row = await find(db, clock, { matchId, userId });
  if (row === undefined) return null;
  const marks = marksOf(row);
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
    prediction: predictionIn(row),
    grading:
      marks.isMachineCorrect === null
        ? null
        : { isMachineCorrect: marks.isMachineCorrect, postMortemAnalysis: row.post_mortem },
    userResult: userId === null ? null : await userResult(db, userId, row, marks),
    isGold: row.is_gold === 1,
  };
}

async function find(db: Db, clock: Clock, { matchId, userId }: Asked) {
  if (!isMatchId(matchId)) return undefined;
  return (
    playedMatches(db, userId)
      .select([
        'predictions.confidence_pct',
        'predictions.created_at as called_at',
        'predictions.model_version',
        'predictions.content_hash',
        'predictions.analysis',
        'predictions.rationale',
        'predictions.sources',
        'grades.post_mortem',
        'pick_results.stars',
        'pick_results.picked_at',
      ])
      .where('matches.id', '=', matchId)
      // The clock that closes the picks: nobody reads the text and then picks.
      .where('matches.start_time', '<=', sql<number>`(select ${clock.sql})`)
      .executeTakeFirst()
  );
}
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Only what is FINAL is official. */
function officialResult({ status, home_team, away_team, score_home, score_away }: Row): string | null {
  if (status !== 'FINAL' || score_home === null || score_away === null) return null;
  return resultInWords({ homeTeam: home_team, awayTeam: away_team }, { home: score_home, away: score_away });
}

function predictionIn(row: Row): Recap['prediction'] {
  if (row.machine_pick === null || row.called_at === null) return null;
  const call = {
    machinePick: row.machine_pick,
    confidencePct: row.confidence_pct,
    analysisAt: new Date(row.called_at).toISOString(),
    modelVersion: row.model_version,
    contentHash: row.content_hash,
  };
  // A postponed match may yet be played, and picked: its text stays secret.
  if (row.status === 'POSTPONED') return { ...call, fullAnalysis: null, rationaleBullets: [], sources: [] };
  return {
    ...call,
    fullAnalysis: row.analysis,
    rationaleBullets: JSON.parse(row.rationale ?? '[]'),
    sources: JSON.parse(row.sources ?? '[]'),
  };
}

/** What a user's pick came to; nothing is paid before the match is FINAL. */
async function userResult(db: Db, userId: string, row: Row, { isUserCorrect }: Marks): Promise<Recap['userResult']> {
  const { choice, status, stars, picked_at } = row;
  if (choice === null) return null;
  if (status !== 'FINAL' || stars === null || picked_at === null) {
    return { choice, wasCorrect: isUserCorrect, starsDelta: null, streakProgress: null };
  }
  const streak = await streakAt(db, userId, { start_time: row.start_time, picked_at, match_id: row.id });
  return { choice, wasCorrect: isUserCorrect, starsDelta: stars, streakProgress: streak };
}
