import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { updateBoardTotals } from '../leaderboard/board-totals.ts';
import { type DueMatch, dueMatches } from './due.ts';
import { isMachineCorrect, outcomeOf, pickResultsFor } from './pick-results.ts';
import { addGradedJob, addRankUpJobs } from './grading-jobs.ts';
import { type PickerRange, pickerRangesOf } from './picker-range.ts';
import { removePickResults, writePickResults } from './store-pick-results.ts';
import { addToTotals, type RankUp, recomputeTotalsIn } from './update-totals.ts';

/**
 * Grades every match whose result is new, corrected, void or withdrawn, by start. Returns the ids of the matches whose
 * grade changed. Each match has its own transaction, so after an error the next call continues where this one failed.
 * Notifications and achievements follow as jobs.
 */
export async function gradeDue(db: Db, at: Instant): Promise<string[]> {
  const due = await dueMatches(db).orderBy('candidates.start_time').orderBy('candidates.id').execute();
  const graded: string[] = [];
  for (const { id } of due) {
    const isGraded = await db.transaction().execute((transaction) => gradeMatch(transaction, id, at));
    if (isGraded) graded.push(id);
  }
  return graded;
}

async function gradeMatch(db: Db, matchId: string, at: Instant): Promise<boolean> {
  await lockGrading(db, at);
  const match = await dueMatches(db).where('candidates.id', '=', matchId).executeTakeFirst();
  // Another process has graded it in the meantime.
  if (match === undefined) return false;
  const grade = gradeOf(match, at);
  await storeGrade(db, match.id, grade);
  const ranges = await pickerRangesOf(db, match.id);
  for (const range of ranges) {
    await storeResults(db, range, match, grade);
    // SQLite queries block the event loop, so let requests run between ranges.
    await yieldToEventLoop();
  }
  const graded = {
    startTime: match.start_time,
    previousStartTime: match.previous_start_time,
    isFirstGrade: match.previous_status !== 'FINAL' && grade?.status === 'FINAL',
  };
  // In a loop of its own, so that the users are locked for as short as possible.
  for (const range of ranges) {
    await addRankUpJobs(db, await updateTotals(db, range, match, grade), at);
    await updateBoardTotals(db, range, graded, at);
    await yieldToEventLoop();
  }
  // Totals that boards keep follow here, from the results and the users as they are now.
  await addGradedJob(db, { matchId, startTime: match.start_time, at });
  return true;
}

async function storeResults(db: Db, range: PickerRange, match: DueMatch, grade: Grade | null): Promise<void> {
  if (grade?.status !== 'FINAL') return removePickResults(db, range);
  const results = pickResultsFor(match, grade.machine_correct === 1);
  await writePickResults(db, range, { startTime: match.start_time, results });
}

async function updateTotals(db: Db, range: PickerRange, match: DueMatch, grade: Grade | null): Promise<RankUp[]> {
  if (match.previous_status === 'FINAL') return recomputeTotalsIn(db, range);
  return grade?.status === 'FINAL' ? addToTotals(db, range) : [];
}

/**
 * Allows only one grading transaction at a time across all processes: two matches graded concurrently would each miss
 * the other's stars for a player who picked on both. The row lock lasts until the transaction ends.
 */
async function lockGrading(db: Db, at: Instant): Promise<void> {
  await db
    .insertInto('key_value')
    .values({ name: 'last grading', value: String(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
    .execute();
}

type Grade = Insertable<Tables['grades']>;

function gradeOf(match: DueMatch, at: Instant): Grade | null {
  const { id: match_id, start_time, graded_as, score_home, score_away, machine_pick } = match;
  const base = { match_id, start_time, graded_at: at, post_mortem: null };
  if (graded_as === 'VOID') {
    return { ...base, status: 'VOID', score_home: null, score_away: null, outcome: null, machine_correct: null };
  }
  if (graded_as === null || score_home === null || score_away === null) return null;
  const outcome = outcomeOf(score_home, score_away);
  const machine_correct = isMachineCorrect(machine_pick, outcome) ? 1 : 0;
  return { ...base, status: 'FINAL', score_home, score_away, outcome, machine_correct };
}

async function storeGrade(db: Db, matchId: string, grade: Grade | null): Promise<void> {
  if (grade === null) {
    await db.deleteFrom('grades').where('match_id', '=', matchId).execute();
    return;
  }
  const { match_id: _, ...fresh } = grade;
  await db
    .insertInto('grades')
    .values(grade)
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(fresh))
    .execute();
}
