import { type ChatMessage, endpoints } from '@machine/contract';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Db } from '../../platform/db/open.ts';
import { storeIfWritable } from '../../platform/db/unavailable.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { hiddenAmong, mutedAmong } from '../safety/hidden.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { matchChatsOf } from './list-match-chats.ts';
import { type Chat, saveReadPosition, readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { isMatchId } from '../../game/match/match.ts';
import { isId } from '../../platform/db/id.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { deleteText } from '../moderation/deleted-texts.ts';
import { HttpError } from '../../platform/http/http-error.ts';

const unknownMessage = () => new HttpError(404, "This message doesn't exist.");

type OwnMessage = { id: string; matchId: string; userId: string; at: Instant; wall: Instant };

/**
 * Deletes the text of one's own message; its place stays. Does nothing when it is deleted already. Rejects any other
 * message with 404.
 */
export async function deleteChatMessage(db: Db, { id, matchId, userId, at, wall }: OwnMessage): Promise<void> {
  if (!isId(id) || !isMatchId(matchId)) throw unknownMessage();
  if (!(await deleteText(db, 'chat_messages', { id, userId, place: matchId, at, wall }))) throw unknownMessage();
}

export type ChatDeps = RouteDeps & { requireMayWrite: RequireMayWrite };

export const chatRoutes = (deps: ChatDeps): Route[] => {
  const { db, clock, wall, bus, sharedCacheMs, requireMayWrite } = deps;
  const chats = createSharedBodies<Chat, ChatMessage[]>(sharedCacheMs, wall, ({ messages }) => messages);
  // The sender and everyone notified get the new message with their next request.
  bus.subscribe(({ type, data }) => {
    if (type === 'chat') chats.invalidate(data.matchId);
  });

  return [
    handle(endpoints.matchChats, async ({ userId }) => ({ body: await matchChatsOf(db, userId, clock.now()) })),

    handle(endpoints.matchChat, async ({ params, userId }) => {
      const chat = await chats.get(params.id, () => readChat(db, params.id));
      if (userId !== null) {
        await storeIfWritable(saveReadPosition(db, userId, params.id, chat.value.lastPosition));
        const unseen = await unseenBy(db, userId, chat.value.messages);
        if (unseen.size > 0) return { body: chat.value.messages.filter((row) => !unseen.has(row.userId ?? '')) };
      }
      // A proxy that answered instead would leave read messages unread, and hide new ones from their own author.
      return { cacheable: chat, caching: 'revalidated' };
    }),

    handle(endpoints.sendChatMessage, async ({ params, body, request, userId }) => {
      const requestKey = idempotencyKeyOf(request);
      const sending = { matchId: params.id, userId, text: body.text, requestKey, at: clock.now(), requireMayWrite };
      const { message, isNew } = await sendChatMessage(db, sending);
      if (isNew) bus.publish({ type: 'chat', data: { matchId: params.id } });
      return { status: isNew ? 201 : 200, body: message };
    }),

    handle(endpoints.deleteChatMessage, async ({ params, userId }) => {
      await deleteChatMessage(db, { id: params.messageId, matchId: params.id, userId, at: clock.now(), wall: wall() });
      bus.publish({ type: 'chat', data: { matchId: params.id } });
      return { body: {} };
    }),
  ];
};

/** Returns the authors whose messages a user doesn't see, because of a block or because they are muted. */
async function unseenBy(db: Db, userId: string, messages: readonly ChatMessage[]): Promise<ReadonlySet<string>> {
  const authors = [...new Set(messages.flatMap((message) => message.userId ?? []))].filter((id) => id !== userId);
  return new Set([...(await hiddenAmong(db, userId, authors)), ...(await mutedAmong(db, userId, authors))]);
}
