import { EDGE_MIN_DISAGREEMENTS, type SharePayload } from '@machine/contract';
import * as z from 'zod';
import type { Db } from '../../platform/db/open.ts';
import type { ShareRow } from '../../platform/db/tables-shares.ts';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { isId } from '../../platform/db/id.ts';

/** The shared part of a subject, fixed so that nothing that is settled later is added to it. */
export const weekSelection = z.object({ matchIds: z.array(z.string()) });
export const edgeSelection = z.object({ through: z.number() });

/** More picks than anyone makes in a week. */
const WEEK_PICKS_MAX = 200;

/** A shared subject, as it is stored. */
type Selected = Pick<ShareRow, 'kind' | 'subject' | 'selection'>;

type Select = (db: Db, userId: string, payload: SharePayload) => Promise<Selected | null>;

/** Return what a player wants to share as it is settled now; null if nothing of it is settled. */
export const SELECT: Record<SharePayload['kind'], Select> = {
  async PICK(db, userId, { matchId = '' }) {
    if (!isId(matchId)) return null;
    const row = await settledResults(db, userId)
      .select('pick_results.match_id')
      .where('pick_results.match_id', '=', matchId)
      .executeTakeFirst();
    return row ? { kind: 'PICK', subject: matchId, selection: '{}' } : null;
  },

  async WEEK(db, userId, { week }) {
    const at = week === undefined ? await newestStart(db, userId) : Date.parse(week);
    if (at === null) return null;
    const start = gameWeekStart(gameWeekOf(at));
    const rows = await settledResults(db, userId)
      .select('pick_results.match_id')
      .where('pick_results.start_time', '>=', start)
      .where('pick_results.start_time', '<', gameWeekStart(gameWeekOf(at) + 1))
      .orderBy('pick_results.start_time')
      .orderBy('pick_results.match_id')
      .limit(WEEK_PICKS_MAX)
      .execute();
    if (rows.length === 0) return null;
    const matchIds = rows.map(({ match_id }) => match_id);
    return { kind: 'WEEK', subject: String(start), selection: JSON.stringify({ matchIds }) };
  },

  async EDGE(db, userId) {
    const row = await settledResults(db, userId)
      .select(({ fn }) => [
        fn.countAll<number>().as('disagreements'),
        fn.max<Instant | null>('pick_results.start_time').as('through'),
      ])
      .where('pick_results.edge', 'is not', null)
      .executeTakeFirstOrThrow();
    if (row.disagreements < EDGE_MIN_DISAGREEMENTS || row.through === null) return null;
    return { kind: 'EDGE', subject: '', selection: JSON.stringify({ through: row.through }) };
  },
};

/** Selects the results of a user's picks on FINAL matches. */
export const settledResults = (db: Db, userId: string) =>
  db
    .selectFrom('pick_results')
    .innerJoin('grades', 'grades.match_id', 'pick_results.match_id')
    .where('pick_results.user_id', '=', userId)
    .where('grades.status', '=', 'FINAL');

async function newestStart(db: Db, userId: string): Promise<Instant | null> {
  const row = await settledResults(db, userId)
    .select('pick_results.start_time')
    .orderBy('pick_results.start_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.start_time ?? null;
}
