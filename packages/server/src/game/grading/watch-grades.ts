import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Bus } from '../../platform/realtime/bus.ts';

/** Bounds the memory of a process that runs for seasons. */
const MATCHES_MAX = 1_000;

/**
 * Calls `onGraded` when a match has been graded or graded anew, by whichever process. Events about a final score are
 * published after its grade is stored, and relayed, so no other message is needed.
 */
export function watchGrades({ db, bus }: { db: Db; bus: Bus }, onGraded: () => void): void {
  const seen = new Map<string, Instant>();

  async function look(matchId: string): Promise<void> {
    const grade = await db.selectFrom('grades').select('graded_at').where('match_id', '=', matchId).executeTakeFirst();
    if (grade === undefined || seen.get(matchId) === grade.graded_at) return;
    if (seen.size >= MATCHES_MAX) seen.clear();
    seen.set(matchId, grade.graded_at);
    onGraded();
  }

  bus.subscribe(({ type, data }) => {
    // Without an answer, copies still expire by their age.
    if (type === 'score_update') look(data.matchId).catch(() => {});
  });
}
