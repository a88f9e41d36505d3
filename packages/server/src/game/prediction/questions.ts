import { type DayQuestion, QUESTIONS_MAX } from '@machine/contract';
import { sql } from 'kysely';
import { gameDayOf, gameDayStart } from '../../platform/clock/game-day.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { MatchRow } from '../../platform/db/tables-game.ts';
import { playedMatches } from '../completed/played-matches.ts';
import { verdictOn } from '../completed/verdict.ts';
import { teamsOf } from '../match/teams.ts';

/** Questions are looked for in this many game days: in a break, some have none. */
const DAYS_MAX = 28;

/** The question of a game day. */
export type Question = { day: number; matchId: string };

/**
 * Returns the newest questions of the day, the same for everybody: of the matches that start on a game day a gold one,
 * else the one nearest to a coin. One that was called off after its start stays the question. Predictions are published
 * more than a day ahead.
 */
export async function recentQuestions(db: Db, now: Instant): Promise<Question[]> {
  const today = gameDayOf(now);
  const rows = await db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('grades', 'grades.match_id', 'matches.id')
    .select(['matches.id', 'matches.start_time', 'matches.status', 'graded_at'])
    .where('matches.start_time', '>=', gameDayStart(today - DAYS_MAX + 1))
    .where('matches.start_time', '<', gameDayStart(today + 1))
    .where('matches.status', '<>', 'POSTPONED')
    .orderBy('is_gold', 'desc')
    .orderBy(sql`abs(confidence_pct - 50)`)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .execute();
  const days = Map.groupBy(rows.filter(isQuestionable), ({ start_time }) => gameDayOf(start_time));
  return [...days]
    .flatMap(([day, [first]]) => (first ? { day, matchId: first.id } : []))
    .toSorted((a, b) => b.day - a.day)
    .slice(0, QUESTIONS_MAX);
}

type Candidate = Pick<MatchRow, 'status' | 'start_time'> & { graded_at: Instant | null };

/** A match that never started, or that was called off days after it was postponed, was no question on its day. */
const isQuestionable = ({ status, start_time, graded_at }: Candidate): boolean =>
  status !== 'VOID' || (graded_at !== null && graded_at >= start_time && graded_at < start_time + DAY_MS);

/** Returns the questions with their answers and a user's picks, newest first. */
export async function answeredQuestions(
  db: Db,
  questions: readonly Question[],
  userId: string | null,
): Promise<DayQuestion[]> {
  if (questions.length === 0) return [];
  const ids = questions.map(({ matchId }) => matchId);
  const rows = await playedMatches(db, userId)
    .leftJoin('crowds', 'crowds.match_id', 'matches.id')
    .select(['confidence_pct', 'agree_count', 'disagree_count', 'bot_count'])
    .where('matches.id', 'in', ids)
    .execute();
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => {
      const verdict = verdictOn(row);
      return {
        match: { id: row.id, ...teamsOf(row), startTime: new Date(row.start_time).toISOString(), status: row.status },
        machinePick: row.machine_pick ?? '',
        confidencePct: row.confidence_pct,
        ...verdict,
        userPick: row.choice,
        answers: row.status === 'FINAL' ? answersOf(row, verdict.isMachineCorrect) : null,
      };
    });
}

type Counts = Record<'agree_count' | 'disagree_count' | 'bot_count', number | null>;

function answersOf({ agree_count, disagree_count, bot_count }: Counts, isMachineCorrect: boolean | null) {
  if (agree_count === null || disagree_count === null || bot_count === null || isMachineCorrect === null) return null;
  return {
    right: isMachineCorrect ? agree_count : disagree_count,
    total: agree_count + disagree_count,
    bots: bot_count,
  };
}
