import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** Players per statement: on SQLite, a statement blocks the event loop. */
const SIZE = 1_000;

/** The players of a match with ids above `after`, and up to `upTo` unless it is null. */
export type PickerRange = { matchId: string; after: string; upTo: string | null };

/** Divides the players who have picked on a match into ranges. */
export async function pickerRangesOf(db: Db, matchId: string): Promise<PickerRange[]> {
  const ranges: PickerRange[] = [];
  let after = '';
  for (;;) {
    const last = await db
      .selectFrom('picks')
      .select('user_id')
      .where('match_id', '=', matchId)
      .where('user_id', '>', after)
      .orderBy('user_id')
      .offset(SIZE - 1)
      .limit(1)
      .executeTakeFirst();
    ranges.push({ matchId, after, upTo: last?.user_id ?? null });
    if (last === undefined) return ranges;
    after = last.user_id;
  }
}

/** Builds the condition for the rows of a table that belong to a range. */
export const isInRange = (
  table: 'picks' | 'pick_results',
  { matchId, after, upTo }: PickerRange,
): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const lower = sql<boolean>`${column('match_id')} = ${matchId} and ${column('user_id')} > ${after}`;
  return upTo === null ? lower : sql<boolean>`${lower} and ${column('user_id')} <= ${upTo}`;
};
