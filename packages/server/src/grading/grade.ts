import { setImmediate as breathe } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { Instant } from '../feed/feed.ts';
import { type DueMatch, dueMatches } from './due.ts';
import { isMachineRight, marksOf, outcomeOf } from './marks.ts';
import { removeResults, writeResults } from './results.ts';
import { settleUsers } from './settle.ts';

/**
 * Grades every match whose result is new, corrected, void or withdrawn, by start; gives those whose grade changed.
 * Each in a transaction of its own: a failure leaves that match and those after it as they were, and is thrown.
 * Called again, it goes on there; with nothing due it only reads.
 */
export async function gradeDue(db: Db, at: Instant): Promise<string[]> {
  const due = await dueMatches(db).orderBy('standing.start_time').orderBy('standing.id').execute();
  const graded: string[] = [];
  for (const { id } of due) {
    const isGraded = await db.transaction().execute((transaction) => gradeMatch(transaction, id, at));
    if (isGraded) graded.push(id);
  }
  return graded;
}

async function gradeMatch(db: Db, matchId: string, at: Instant): Promise<boolean> {
  await takeTurn(db, at);
  const match = await dueMatches(db).where('standing.id', '=', matchId).executeTakeFirst();
  // Another process had the turn before.
  if (match === undefined) return false;
  const grade = gradeOf(match, at);
  await storeGrade(db, match.id, grade);
  const pickers = await db
    .selectFrom('picks')
    .select('user_id')
    .where('match_id', '=', match.id)
    .orderBy('user_id')
    .execute();
  for (const chunk of chunksOf(pickers)) {
    const userIds = chunk.map(({ user_id }) => user_id);
    if (grade?.status === 'FINAL') {
      const marks = marksOf(grade.machine_correct === 1, match.is_gold === 1);
      await writeResults(db, userIds, { matchId: match.id, startTime: match.start_time, marks });
    } else {
      await removeResults(db, userIds, match.id);
    }
    await settleUsers(db, userIds, at);
    // SQLite answers on the event loop itself: others get a turn between two chunks.
    await breathe();
  }
  return true;
}

/**
 * One match at a time, over all processes: two that share a player would each add up what they see without the other.
 * The row is held until the transaction ends.
 */
async function takeTurn(db: Db, at: Instant): Promise<void> {
  await db
    .insertInto('key_value')
    .values({ name: 'last grading', value: String(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
    .execute();
}

type Grade = Insertable<Tables['grades']>;

function gradeOf(match: DueMatch, at: Instant): Grade | null {
  const { id: match_id, start_time, came_to, score_home, score_away, machine_pick } = match;
  const base = { match_id, start_time, graded_at: at, post_mortem: null };
  if (came_to === 'VOID') {
    return { ...base, status: 'VOID', score_home: null, score_away: null, outcome: null, machine_correct: null };
  }
  if (came_to === null || score_home === null || score_away === null) return null;
  const outcome = outcomeOf(score_home, score_away);
  const machine_correct = isMachineRight(machine_pick, outcome) ? 1 : 0;
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
