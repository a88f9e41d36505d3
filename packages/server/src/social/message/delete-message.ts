import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { deleteText } from '../moderation/deleted-texts.ts';
import { HttpError } from '../../platform/http/http-error.ts';

const unknownMessage = () => new HttpError(404, "This message doesn't exist.");

type OwnMessage = { id: string; threadId: string; userId: string; at: Instant; wall: Instant };

/**
 * Deletes the text of one's own message, also after leaving the thread; its place stays. Does nothing when it is deleted
 * already. Rejects any other message with 404.
 */
export async function deleteDmMessage(db: Db, { id, threadId, userId, at, wall }: OwnMessage): Promise<void> {
  if (!isId(id) || !isId(threadId)) throw unknownMessage();
  if (!(await deleteText(db, 'dm_messages', { id, userId, place: threadId, at, wall }))) throw unknownMessage();
}
