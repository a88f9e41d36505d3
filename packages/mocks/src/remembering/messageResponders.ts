import type { DmMessage, DmThread, Participant } from '@machine/contract/message.ts';
import { DELETED_MESSAGE } from '@machine/contract/safety.ts';
import { player } from '../currentUser.ts';
import { participantOf } from '../message.ts';
import { follows } from './peopleResponders.ts';
import { Rejection, type Responders } from './responders.ts';
import { isHidden, seenBy } from './safetyResponders.ts';
import { type Account, DELAYS_MS, type Store } from './store.ts';

export const messageResponders: Responders = {
  dmThreads: ({ store, account }) =>
    account.threads
      .filter((thread) => isShown(account, thread))
      .map((thread) => ({
        ...thread,
        participants: thread.participants.filter(({ userId }) => !isHidden(account, userId)),
        canReply: true,
        canLeave: true,
        lastMessage: lastMessageOf(store, thread),
      })),

  createThread: ({ body, store, account }) => findOrCreateThread(store, account, body.participantIds),

  dmMessages({ params, reply, store, account }) {
    const { id } = threadOf(account, params.threadId);
    const ofUser = (message: DmMessage) =>
      message.userId === player.id ? { ...message, userId: account.user.id } : message;
    const history = store.threadsWithHistory.has(id) ? reply.map(ofUser) : [];
    return seenBy(store, account, [...history, ...(store.messages.get(id) ?? [])]);
  },

  sendDmMessage({ params, body, store, account }) {
    const thread = threadOf(account, params.threadId);
    addMessage(store, account, thread.id, { userId: account.user.id, text: body.text });
    const answerer = thread.participants.find(({ userId }) => follows(account, userId));
    setTimeout(() => {
      // Left or blocked in the meantime.
      if (!account.threads.some((own) => own.id === thread.id && isShown(account, own))) return;
      addMessage(store, account, thread.id, { userId: answerer?.userId ?? '', text: ANSWER });
      store.publish({ type: 'dm', data: {} });
    }, DELAYS_MS.answer);
  },

  addParticipants({ params, body, store, account }) {
    const thread = threadOf(account, params.threadId);
    if (thread.league) throw new Rejection(400, 'This is the chat of a league. Share its invite link to add people.');
    const others = thread.participants.filter(({ userId }) => userId !== account.user.id);
    return { newThread: true, thread: findOrCreateThread(store, account, body.participantIds, others) };
  },
};

const ANSWER = 'See you on the board.';

function lastMessageOf({ messages, deletedMessages }: Store, { id, lastMessage }: DmThread): DmThread['lastMessage'] {
  const isDeleted = deletedMessages.has(messages.get(id)?.at(-1)?.id ?? '');
  return lastMessage && isDeleted ? { ...lastMessage, text: DELETED_MESSAGE } : lastMessage;
}

/** A thread disappears when everyone else in it is blocked. */
function isShown(account: Account, { participants }: DmThread): boolean {
  const others = participants.filter(({ userId }) => userId !== account.user.id);
  return others.length === 0 || others.some(({ userId }) => !isHidden(account, userId));
}

function threadOf(account: Account, threadId: string): DmThread {
  const thread = account.threads.find(({ id }) => id === threadId);
  if (!thread || !isShown(account, thread)) throw new Rejection(404, "This conversation doesn't exist.");
  return thread;
}

/** A set of people has one thread. `existing` may include people whom the account doesn't follow. */
function findOrCreateThread(store: Store, account: Account, added: string[], existing: Participant[] = []) {
  const people = added.map((id) => account.following.find((row) => row.id === id));
  if (people.includes(undefined)) throw new Rejection(403, 'You can only write to people you follow.');
  const participants = [
    participantOf(account.user),
    ...existing,
    ...people.filter((person) => person !== undefined).map(participantOf),
  ];
  const ids = new Set(participants.map(({ userId }) => userId));
  const isSame = (thread: DmThread) =>
    thread.participants.length === ids.size && thread.participants.every(({ userId }) => ids.has(userId));
  const found = account.threads.find(isSame);
  if (found) return { id: found.id };
  const created: DmThread = { id: `t-${store.nextId()}`, participants, lastMessage: null };
  account.threads = [created, ...account.threads];
  return { id: created.id };
}

/** Adds a message; its thread becomes the first one. */
function addMessage(store: Store, account: Account, threadId: string, sent: Pick<DmMessage, 'userId' | 'text'>): void {
  const message = { ...sent, id: store.nextId(), createdAt: store.now() };
  store.messages.set(threadId, [...(store.messages.get(threadId) ?? []), message]);
  const thread = threadOf(account, threadId);
  account.threads = [
    { ...thread, lastMessage: { text: sent.text, createdAt: message.createdAt } },
    ...account.threads.filter((other) => other !== thread),
  ];
}
