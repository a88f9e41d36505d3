import { endpoints } from '@machine/contract';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../services.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import { matchChatsOf } from './list-match-chats.ts';
import { type Chat, saveReadPosition, readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';

export const chatRoutes = ({ db, clock, wall, sessions, bus, sharedCacheMs }: Services): Route[] => {
  const chats = createSharedCache<Chat>(sharedCacheMs, wall);
  // The sender and everyone notified get the new message with their next request.
  bus.subscribe(({ type, data }) => {
    if (type === 'chat') chats.invalidate(data.matchId);
  });

  return [
    handle(endpoints.matchChats, async ({ request }) => ({
      body: await matchChatsOf(db, await sessions.require(request), clock.now()),
    })),

    handle(endpoints.matchChat, async ({ params, request }) => {
      const userId = await sessions.find(request);
      const { messages, lastPosition } = await chats.get(params.id, () => readChat(db, params.id));
      if (userId !== null) await saveReadPosition(db, userId, params.id, lastPosition);
      return { body: messages };
    }),

    handle(endpoints.sendChatMessage, async ({ params, body, request }) => {
      const userId = await sessions.require(request);
      const requestKey = idempotencyKeyOf(request);
      const sending = { matchId: params.id, userId, text: body.text, requestKey, at: clock.now() };
      const { message, isNew } = await sendChatMessage(db, sending);
      if (isNew) bus.publish({ type: 'chat', data: { matchId: params.id } });
      return { status: isNew ? 201 : 200, body: message };
    }),
  ];
};
