import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Bus } from '../../platform/realtime/bus.ts';

/** Bounds the memory of a process that runs for seasons. */
const MATCHES_MAX = 1_000;

/** Registers a function to call when a match has been graded or graded again, by any process. */
export type OnGraded = (listener: () => void) => void;

/**
 * Watches for new grades. Events about a final score are published after its grade is stored, and relayed, so processes
 * need no other message. Without an answer from the database, copies still expire by their age.
 */
export function watchGrades({ db, bus }: { db: Db; bus: Bus }): OnGraded {
  const listeners: (() => void)[] = [];
  const seen = new Map<string, Instant>();

  async function look(matchId: string): Promise<void> {
    const grades = db.selectFrom('grades').select('graded_at').where('match_id', '=', matchId);
    const grade = await grades.executeTakeFirst();
    if (grade === undefined || seen.get(matchId) === grade.graded_at) return;
    if (seen.size >= MATCHES_MAX) seen.clear();
    seen.set(matchId, grade.graded_at);
    for (const listener of listeners) listener();
  }

  bus.subscribe(({ type, data }) => {
    if (type === 'score_update') look(data.matchId).catch(() => {});
  });
  return (listener) => void listeners.push(listener);
}
