import type { Db } from '../db/open.ts';

/**
 * Holds a match's chat until the transaction ends: whoever else would write into it waits. So messages stand in the
 * order in which they were committed, and none appears before one that was read already.
 */
export async function lockChat(db: Db, matchId: string) {
  const { last_position: lastPosition } = await db
    .insertInto('match_chats')
    .values({ match_id: matchId, last_position: 0 })
    .onConflict((conflict) =>
      conflict.column('match_id').doUpdateSet((eb) => ({ last_position: eb.ref('match_chats.last_position') })),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow();
  const moveTo = (position: number) =>
    db.updateTable('match_chats').set({ last_position: position }).where('match_id', '=', matchId).execute();
  return { lastPosition, moveTo };
}
