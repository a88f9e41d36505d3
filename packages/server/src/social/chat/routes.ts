import { type ChatMessage, endpoints } from '@machine/contract';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { storeIfWritable } from '../../platform/db/unavailable.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { unseenAmong } from '../safety/hidden.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { matchChatsOf } from './list-match-chats.ts';
import { type Chat, readChat } from './read-chat.ts';
import { saveReadPosition } from './save-read-position.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { deleteText } from '../moderation/deleted-texts.ts';

export type ChatDeps = RouteDeps & { requireMayWrite: RequireMayWrite };

export const chatRoutes = ({ db, clock, wall, bus, sharedCacheMs, requireMayWrite }: ChatDeps): Route[] => {
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
        const { messages, lastPosition } = chat.value;
        await storeIfWritable(saveReadPosition(db, userId, params.id, lastPosition));
        const authors = new Set(messages.flatMap((message) => message.userId ?? []));
        const unseen = await unseenAmong(db, userId, [...authors]);
        if (unseen.size > 0) return { body: messages.filter((message) => !unseen.has(message.userId ?? '')) };
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
    }),
  ];
};
