import { endpoints } from '@machine/contract';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { handle, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { createSharedCopies } from '../shared-copy.ts';
import { matchChatsOf } from './list.ts';
import { type Chat, keepRead, readChat } from './read.ts';
import { sendChatMessage } from './send.ts';

export const chatRoutes = ({ db, clock, wall, sessions, bus, sharedForMs }: Services): Route[] => {
  const chats = createSharedCopies<Chat>(sharedForMs, wall);
  // Whoever has written, and whoever is told of it, sees it with the next question.
  bus.subscribe(({ type, data }) => {
    if (type === 'chat') chats.forget(data.matchId);
  });

  return [
    handle(endpoints.matchChats, async ({ request }) => ({
      body: await matchChatsOf(db, await sessions.require(request), clock.now()),
    })),

    handle(endpoints.matchChat, async ({ params, request }) => {
      const userId = await sessions.find(request);
      const { messages, lastPosition } = await chats.get(params.id, () => readChat(db, params.id));
      if (userId !== null) await keepRead(db, userId, params.id, lastPosition);
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
