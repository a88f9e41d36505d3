import type { ChatMessage } from '@machine/contract/chat.ts';
import { manyChatMessages } from '../chat.ts';
import { Rejection, type Responders } from './responders.ts';
import { seenBy } from './safetyResponders.ts';
import { DELAYS_MS, type Store } from './store.ts';

export const chatResponders: Responders = {
  matchChats: ({ account }) => account.matchChats,

  matchChat({ params, reply, store, account }) {
    if (account) {
      account.matchChats = account.matchChats.map((chat) =>
        chat.matchId === params.id ? { ...chat, unreadCount: 0 } : chat,
      );
    }
    return seenBy(store, account, [...reply, ...(store.chats.get(params.id) ?? [])]);
  },

  sendChatMessage({ params, body, store, account }) {
    const { id: matchId } = params;
    if (!account.matchChats.some((chat) => chat.matchId === matchId)) {
      throw new Rejection(403, 'Make a pick to post messages');
    }
    const { id: userId, username, rank } = account.user;
    const base = { kind: 'USER', userId, username, rank } as const;
    addMessage(store, matchId, { ...base, text: body.text, id: store.nextId(), createdAt: store.now() });
    setTimeout(() => {
      const answer = manyChatMessages(2, store.chats.get(matchId)?.length).find((other) => other.username !== username);
      if (answer) addMessage(store, matchId, { ...answer, id: store.nextId(), createdAt: store.now() });
      store.publish({ type: 'chat', data: { matchId } });
    }, DELAYS_MS.answer);
  },
};

function addMessage({ chats }: Store, matchId: string, message: ChatMessage): void {
  chats.set(matchId, [...(chats.get(matchId) ?? []), message]);
}
