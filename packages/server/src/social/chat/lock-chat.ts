import type { Db } from '../../platform/db/open.ts';

/**
 * Locks a match's chat for writing until the transaction ends. Messages are therefore in commit order: none can appear
 * before one that has already been read.
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
  const setLastPosition = (position: number) =>
    db.updateTable('match_chats').set({ last_position: position }).where('match_id', '=', matchId).execute();
  return { lastPosition, setLastPosition };
}
