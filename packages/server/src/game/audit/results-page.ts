import { AUDIT_ROWS_MAX, type AuditObservation, type AuditResult, type AuditResults } from '@machine/contract';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { toIso } from '../../platform/clock/time.ts';
import type { Feed } from '../match/feed.ts';
import { pageOf } from './page.ts';

const MAX = AUDIT_ROWS_MAX.results;

/** Returns the graded matches whose ids come after `after`. */
export async function resultsAfter(db: Db, feed: Feed | null, after: string): Promise<AuditResults> {
  const { rows, last } = pageOf(await readGrades(db, after), MAX);
  const decidedBy = rows.map((row) => feed?.decidedBy?.(row.match_id, row.graded_at) ?? []);
  const observations = await readObservations(db, decidedBy.flat());
  const results = rows.map((row, index) => ({
    ...toResult(row),
    observations: (decidedBy[index] ?? []).flatMap((id) => observations.get(id) ?? []),
  }));
  return { results, next: last?.match_id ?? null };
}

const readGrades = (db: Db, after: string) =>
  db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .select(['grades.match_id', 'matches.league', 'grades.start_time', 'grades.status'])
    .select(['grades.score_home', 'grades.score_away', 'outcome', 'machine_correct', 'graded_at'])
    .where('grades.match_id', '>', after)
    .orderBy('grades.match_id')
    .limit(MAX + 1)
    .execute();

type Row = Awaited<ReturnType<typeof readGrades>>[number];

const toResult = (row: Row): Omit<AuditResult, 'observations'> => ({
  matchId: row.match_id,
  league: row.league,
  startTime: toIso(row.start_time),
  status: row.status,
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  outcome: row.outcome,
  isMachineCorrect: row.machine_correct === null ? null : row.machine_correct === 1,
  gradedAt: toIso(row.graded_at),
});

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
