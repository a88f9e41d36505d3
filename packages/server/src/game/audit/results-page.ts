import { AUDIT_ROWS_MAX, type AuditObservation, type AuditResult, type AuditResults } from '@machine/contract';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { toIso } from '../../platform/clock/time.ts';
import { toFlag } from '../completed/verdict.ts';
import type { Feed } from '../match/feed.ts';
import { readPage } from './page.ts';

/** Returns the graded matches whose ids come after `after`. */
export async function resultsAfter(db: Db, feed: Feed | null, after: string): Promise<AuditResults> {
  const grades = selectGrades(db).where('grades.match_id', '>', after).orderBy('grades.match_id');
  const { rows, last } = await readPage(AUDIT_ROWS_MAX.results, (limit) => grades.limit(limit));
  const decidedBy = rows.map((row) => feed?.decidedBy?.(row.matchId, row.graded_at) ?? []);
  const observations = await readObservations(db, decidedBy.flat());
  const results = rows.map(({ start_time, machine_correct, graded_at, ...row }, index): AuditResult => ({
    ...row,
    startTime: toIso(start_time),
    isMachineCorrect: toFlag(machine_correct),
    gradedAt: toIso(graded_at),
    observations: (decidedBy[index] ?? []).flatMap((id) => observations.get(id) ?? []),
  }));
  return { results, next: last?.matchId ?? null };
}

const selectGrades = (db: Db) =>
  db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .select(['grades.match_id as matchId', 'matches.league', 'grades.status', 'outcome'])
    .select(['grades.score_home as scoreHome', 'grades.score_away as scoreAway'])
    .select(['grades.start_time', 'machine_correct', 'graded_at']);

async function readObservations(db: Db, ids: readonly number[]): Promise<Map<number, AuditObservation>> {
  const observations = new Map<number, AuditObservation>();
  for (const chunk of chunksOf(ids)) {
    const rows = await db
      .selectFrom('observations')
      .select(['id', 'source', 'seen_at', 'hash'])
      .where('id', 'in', chunk)
      .execute();
    for (const { id, source, seen_at, hash } of rows) observations.set(id, { source, seenAt: toIso(seen_at), hash });
  }
  return observations;
}
