import { endpoints } from '@machine/contract';
import type { HiddenSince } from '../../account/notification/neutral.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { removeFromThread } from '../friend-league/league-thread.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { recipientsOf, requireThread } from './people.ts';
import { messagesIn, threadsOf } from './read-threads.ts';
import { acceptThread } from './requests.ts';
import { sendMessage } from './send-message.ts';
import { findOrCreateThread, requireFollowed, requireWritable } from './thread.ts';
import { deleteText } from '../moderation/deleted-texts.ts';

export type MessageDeps = Omit<RouteDeps, 'sharedCacheMs'> & {
  notify: Notify;
  requireMayWrite: RequireMayWrite;
  hiddenSince: HiddenSince;
};

const MANAGED = 'This is the chat of a league. Share its invite link to add people.';

export const messageRoutes = (deps: MessageDeps): Route[] => {
  const { db, clock, wall, bus, notify, requireMayWrite, hiddenSince } = deps;
  /** Tells those in a thread that a participant has changed it. */
  const tellOthers = async (threadId: string, userId: string) =>
    bus.publish({ type: 'dm', data: {} }, await recipientsOf(db, threadId, userId));

  return [
    handle(endpoints.dmThreads, async ({ userId }) => ({
      body: await threadsOf(db, userId, { wall: wall(), hiddenSince }),
    })),

    handle(endpoints.createThread, async ({ body, userId }) => {
      const people = await requireFollowed(db, userId, body.participantIds);
      const { id, isNew } = await findOrCreateThread(db, userId, people, clock.now());
      return { status: isNew ? 201 : 200, body: { id } };
    }),

    handle(endpoints.dmMessages, async ({ params, userId }) => {
      const thread = await requireThread(db, params.threadId, userId);
      return { body: await messagesIn(db, thread, hiddenSince) };
    }),

    handle(endpoints.sendDmMessage, async ({ params, body, request, userId }) => {
      const { threadId } = params;
      await requireThread(db, threadId, userId);
      const requestKey = idempotencyKeyOf(request);
      const sending = { threadId, userId, text: body.text, requestKey, at: clock.now(), requireMayWrite };
      const { message, isNew, notified } = await sendMessage(db, sending);
      notify(notified);
      if (isNew) await tellOthers(threadId, userId);
      return { status: isNew ? 201 : 200, body: message };
    }),

    handle(endpoints.deleteDmMessage, async ({ params: { threadId, messageId: id }, userId }) => {
      await deleteText(db, 'dm_messages', { id, userId, place: threadId, at: clock.now(), wall: wall() });
      await tellOthers(threadId, userId);
    }),

    /**
     * Creates a new thread, because added participants must not see earlier messages. Requires permission to write in the
     * original thread, or adding would bypass that check.
     */
    handle(endpoints.addParticipants, async ({ params, body, userId }) => {
      const thread = await requireThread(db, params.threadId, userId);
      if (thread.isManaged) throw new HttpError(400, MANAGED);
      const people = await requireFollowed(db, userId, body.participantIds, thread);
      await requireWritable(db, userId, params.threadId);
      const { id } = await findOrCreateThread(db, userId, people, clock.now());
      return { body: { newThread: true, thread: { id } } };
    }),

    /** Leaves a thread or declines a request, for good. */
    handle(endpoints.leaveThread, async ({ params: { threadId }, userId }) => {
      const { isManaged } = await requireThread(db, threadId, userId);
      if (isManaged) throw new HttpError(409, "Leave the league, and you'll leave its conversation.");
      await removeFromThread(db, threadId, userId, clock.now());
      await tellOthers(threadId, userId);
    }),

    handle(endpoints.acceptThread, async ({ params: { threadId }, userId }) => {
      await requireThread(db, threadId, userId);
      await acceptThread(db, threadId, userId);
    }),
  ];
};
