import { DELETED_MESSAGE, type RestrictedPlayer } from '@machine/contract/safety.ts';
import { Rejection, type Responders } from './responders.ts';
import type { Account, Store } from './store.ts';

/** Blocking, muting, leaving threads and deleting messages. */
export const safetyResponders: Responders = {
  blocks: ({ account }) => account.blocks,

  block({ params: { id }, store, account }) {
    account.blocks = restrict(account.blocks, { id, store, account, what: 'block' });
    const isOther = (row: { id: string }) => row.id !== id;
    account.following = account.following.filter(isOther);
    account.followers = account.followers.filter(isOther);
    const name = store.people.get(id)?.username;
    account.notifications = account.notifications.filter(({ message }) => !name || !message.includes(name));
  },

  unblock({ params, account }) {
    account.blocks = account.blocks.filter(({ id }) => id !== params.id);
  },

  mutes: ({ account }) => account.mutes.filter(({ id }) => !isHidden(account, id)),

  mute({ params: { id }, store, account }) {
    if (isHidden(account, id)) throw unknownUser();
    account.mutes = restrict(account.mutes, { id, store, account, what: 'mute' });
  },

  unmute({ params, account }) {
    account.mutes = account.mutes.filter(({ id }) => id !== params.id);
  },

  leaveThread({ params, account }) {
    requireThread(account, params.threadId);
    account.threads = account.threads.filter(({ id }) => id !== params.threadId);
  },

  acceptThread({ params, account }) {
    requireThread(account, params.threadId);
    account.threads = account.threads.map((thread) =>
      thread.id === params.threadId ? { ...thread, isRequest: undefined } : thread,
    );
  },

  deleteDmMessage: ({ params, store }) => void store.deletedMessages.add(params.messageId),
  deleteChatMessage: ({ params, store }) => void store.deletedMessages.add(params.messageId),

  leaderboard({ query, reply, account }) {
    const visible = reply.filter(({ userId }) => !isHidden(account, userId));
    if (query.get('scope') !== 'following') return visible;
    if (!account) throw new Rejection(401, 'Unauthorized');
    const circle = new Set([account.user.id, ...account.following.map(({ id }) => id)]);
    const rows = visible.filter(({ userId }) => circle.has(userId));
    return rows.map((row) => ({ ...row, position: 1 + rows.filter((other) => other.position < row.position).length }));
  },
  machineEdge: ({ reply, account }) => ({
    ...reply,
    players: reply.players.filter(({ userId }) => !isHidden(account, userId)),
  }),
  userEdge: ({ params, reply, account }) => (isHidden(account, params.id) ? null : reply),
};

type Restricting = { id: string; store: Store; account: Account; what: string };

/** Adds a player to a list, at the top, unless they are on it. */
function restrict(list: RestrictedPlayer[], { id, store, account, what }: Restricting): RestrictedPlayer[] {
  if (id === account.user.id) throw new Rejection(400, `You can't ${what} yourself.`);
  if (list.some((row) => row.id === id)) return list;
  const person = store.people.get(id);
  if (!person) throw unknownUser();
  const { username, rank, profileImageUrl } = person;
  return [{ id, username, rank, profileImageUrl, since: store.now() }, ...list];
}

export const unknownUser = () => new Rejection(404, "This user doesn't exist.");

function requireThread({ threads }: Account, threadId: string): void {
  if (!threads.some(({ id }) => id === threadId)) throw new Rejection(404, "This conversation doesn't exist.");
}

/** Returns whether the account has blocked a player. Nobody in the mocks blocks the account. */
export const isHidden = (account: Account | null, userId: string | null): boolean =>
  account?.blocks.some(({ id }) => id === userId) ?? false;

type Message = { id: string; userId: string | null; text: string; isDeleted?: boolean | undefined };

/** Leaves out what hidden and muted players have written, and empties deleted messages. */
export const seenBy = <M extends Message>(store: Store, account: Account | null, messages: readonly M[]): M[] =>
  messages
    .filter(({ userId }) => !isHidden(account, userId) && !account?.mutes.some(({ id }) => id === userId))
    .map((message) =>
      store.deletedMessages.has(message.id) ? { ...message, text: DELETED_MESSAGE, isDeleted: true } : message,
    );
