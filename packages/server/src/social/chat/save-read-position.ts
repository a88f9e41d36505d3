import type { Db } from '../../platform/db/open.ts';

/** Saves how far a user has read. Without new messages, as in most polls, it doesn't write. */
export async function saveReadPosition(db: Db, userId: string, matchId: string, position: number): Promise<void> {
  const read = await db
    .selectFrom('chat_reads')
    .select('last_position')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  if ((read?.last_position ?? 0) >= position) return;
  await db
    .insertInto('chat_reads')
    .values({ user_id: userId, match_id: matchId, last_position: position })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'match_id'])
        .doUpdateSet({ last_position: position })
        // Another tab may have read further.
        .where('chat_reads.last_position', '<', position),
    )
    .execute();
}
