import { HIDDEN_MESSAGE, REPORTABLE_DAYS } from '@machine/contract';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { isId } from '../../platform/db/id.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** When something has to have been readable last, so that it can still be reported. */
export const reportableSince = (now: Instant): Instant => now - REPORTABLE_DAYS * DAY_MS;

/** `place`: the match or the thread. `at`: game time. `wall`: real time. */
type Deletion = { id: string; userId: string; place: string; at: Instant; wall: Instant };

const unknownMessage = () => new HttpError(404, "This message doesn't exist.");

/**
 * Deletes the text of one's own message for its readers, also after leaving the thread, and keeps it for reports for some
 * days; its place stays. Does nothing when it is deleted already. Rejects any other message with 404.
 */
export async function deleteText(
  db: Db,
  table: 'chat_messages' | 'dm_messages',
  { id, userId, place, at, wall }: Deletion,
): Promise<void> {
  if (!isId(id) || !isId(place)) throw unknownMessage();
  await inTransaction(db, async (transaction) => {
    // Locks it, as moderators may be hiding it.
    const message = await transaction
      .updateTable(table)
      .set((eb) => ({ text: eb.ref('text') }))
      .where('id', '=', id)
      .where(table === 'chat_messages' ? 'match_id' : 'thread_id', '=', place)
      .where('user_id', '=', userId)
      .returning(['text', 'deleted_at'])
      .executeTakeFirst();
    if (message === undefined) throw unknownMessage();
    if (message.deleted_at !== null) return;
    await transaction.updateTable(table).set({ text: '', deleted_at: at }).where('id', '=', id).execute();
    if (message.text === HIDDEN_MESSAGE) return;
    const kept = { message_id: id, user_id: userId, text: message.text, deleted_at: wall };
    await transaction.insertInto('deleted_texts').values(kept).execute();
  });
}
