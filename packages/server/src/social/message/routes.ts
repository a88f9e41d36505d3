import { endpoints } from '@machine/contract';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { deleteDmMessage } from './delete-message.ts';
import { leaveThread } from './leave-thread.ts';
import { recipientsOf, requireThread } from './people.ts';
import { requireFollowed, requireWritable } from './permissions.ts';
import { messagesIn, threadsOf } from './read-threads.ts';
import { acceptThread } from './requests.ts';
import { sendMessage } from './send-message.ts';
import { findOrCreateThread } from './thread.ts';

export type MessageDeps = { db: Db; clock: Clock; sessions: Sessions; bus: Bus; requireMayWrite: RequireMayWrite };

export const messageRoutes = ({ db, clock, sessions, bus, requireMayWrite }: MessageDeps): Route[] => {
  /** Tells those in a thread that a participant has changed it. */
  const tellOthers = async (threadId: string, userId: string) =>
    bus.publish({ type: 'dm', data: {} }, await recipientsOf(db, threadId, userId));

  return [
    handle(endpoints.dmThreads, async ({ request }) => ({
      body: await threadsOf(db, await sessions.require(request)),
    })),

    handle(endpoints.createThread, async ({ body, request }) => {
      const userId = await sessions.require(request);
      const people = await requireFollowed(db, userId, body.participantIds);
      const { id, isNew } = await findOrCreateThread(db, userId, people, clock.now());
      return { status: isNew ? 201 : 200, body: { id } };
    }),

    handle(endpoints.dmMessages, async ({ params, request }) => {
      const thread = await requireThread(db, params.threadId, await sessions.require(request));
      return { body: await messagesIn(db, thread) };
    }),

    handle(endpoints.sendDmMessage, async ({ params, body, request }) => {
      const userId = await sessions.require(request);
      const { threadId } = params;
      await requireThread(db, threadId, userId);
      const requestKey = idempotencyKeyOf(request);
      const sending = { threadId, userId, text: body.text, requestKey, at: clock.now(), requireMayWrite };
      const { message, isNew } = await sendMessage(db, sending);
      if (isNew) await tellOthers(threadId, userId);
      return { status: isNew ? 201 : 200, body: message };
    }),

    handle(endpoints.deleteDmMessage, async ({ params: { threadId, messageId }, request }) => {
      const userId = await sessions.require(request);
      await deleteDmMessage(db, { id: messageId, threadId, userId, at: clock.now() });
      await tellOthers(threadId, userId);
      return { body: {} };
    }),

    /**
     * Creates a new thread, because added participants must not see earlier messages. Requires permission to write in the
     * original thread, or adding would bypass that check.
     */
    handle(endpoints.addParticipants, async ({ params, body, request }) => {
      const userId = await sessions.require(request);
      const thread = await requireThread(db, params.threadId, userId);
      const people = await requireFollowed(db, userId, body.participantIds, thread);
      await requireWritable(db, userId, params.threadId);
      const { id } = await findOrCreateThread(db, userId, people, clock.now());
      return { body: { newThread: true, thread: { id } } };
    }),

    handle(endpoints.leaveThread, async ({ params: { threadId }, request }) => {
      const userId = await sessions.require(request);
      await leaveThread(db, await requireThread(db, threadId, userId), clock.now());
      await tellOthers(threadId, userId);
      return { body: {} };
    }),

    handle(endpoints.acceptThread, async ({ params: { threadId }, request }) => {
      const userId = await sessions.require(request);
      await requireThread(db, threadId, userId);
      await acceptThread(db, threadId, userId);
      return { body: {} };
    }),
  ];
};
