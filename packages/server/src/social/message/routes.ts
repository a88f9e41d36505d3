import { endpoints } from '@machine/contract';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { requireFollowed, requireFollowedIn, requireOpenThread } from './permissions.ts';
import { messagesIn, threadsOf } from './read-threads.ts';
import { sendMessage } from './send-message.ts';
import { participantsOf, findOrCreateThread } from './thread.ts';

export type MessageDeps = { db: Db; clock: Clock; sessions: Sessions; bus: Bus };

export const messageRoutes = ({ db, clock, sessions, bus }: MessageDeps): Route[] => [
  handle(endpoints.dmThreads, async ({ request }) => ({
    body: await threadsOf(db, await sessions.require(request)),
  })),

  handle(endpoints.createThread, async ({ body, request }) => {
    const userId = await sessions.require(request);
    await requireFollowed(db, userId, body.participantIds);
    const { id, isNew } = await findOrCreateThread(db, [userId, ...body.participantIds], clock.now());
    return { status: isNew ? 201 : 200, body: { id } };
  }),

  handle(endpoints.dmMessages, async ({ params, request }) => {
    await participantsOf(db, params.threadId, await sessions.require(request));
    return { body: await messagesIn(db, params.threadId) };
  }),

  handle(endpoints.sendDmMessage, async ({ params, body, request }) => {
    const userId = await sessions.require(request);
    const { threadId } = params;
    const participants = await participantsOf(db, threadId, userId);
    const requestKey = idempotencyKeyOf(request);
    const sending = { threadId, userId, text: body.text, requestKey, at: clock.now() };
    const { message, isNew } = await sendMessage(db, sending);
    if (isNew) bus.publish({ type: 'dm', data: {} }, participants);
    return { status: isNew ? 201 : 200, body: message };
  }),

  /**
   * Creates a new thread, because added participants must not see earlier messages. Requires permission to write in the
   * original thread, or adding would bypass that check.
   */
  handle(endpoints.addParticipants, async ({ params, body, request }) => {
    const userId = await sessions.require(request);
    const participants = await participantsOf(db, params.threadId, userId);
    const { participantIds } = body;
    await requireOpenThread(db, params.threadId);
    await requireFollowed(db, userId, participantIds, participants);
    await requireFollowedIn(db, userId, params.threadId);
    const { id } = await findOrCreateThread(db, [...participants, ...participantIds], clock.now());
    return { body: { newThread: true, thread: { id } } };
  }),
];
