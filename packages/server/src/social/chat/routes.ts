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
import { deleteText } from '../moderation/deleted-texts.ts';

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

    handle(endpoints.deleteChatMessage, async ({ params: { id: matchId, messageId: id }, userId }) => {
      await deleteText(db, 'chat_messages', { id, userId, place: matchId, at: clock.now(), wall: wall() });
      bus.publish({ type: 'chat', data: { matchId } });
      return { body: {} };
    }),
  ];
};

/** Returns the authors whose messages a user doesn't see, because of a block or because they are muted. */
async function unseenBy(db: Db, userId: string, messages: readonly ChatMessage[]): Promise<ReadonlySet<string>> {
  const authors = [...new Set(messages.flatMap((message) => message.userId ?? []))].filter((id) => id !== userId);
  return new Set([...(await hiddenAmong(db, userId, authors)), ...(await mutedAmong(db, userId, authors))]);
}
