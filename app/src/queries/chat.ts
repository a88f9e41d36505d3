import * as endpoints from '@machine/contract/endpoints.ts';
import { POLL_MS } from '@machine/contract/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { DraftKey } from '../services/drafts.ts';
import { pollOptions } from './polling.ts';
import { useSend } from './send.ts';

export const chatQueries = {
  all: ['chats'] as const,
  matches: ['chats', 'match'] as const,

  /** The chats of the matches the player has picked on. */
  list: () =>
    queryOptions({ queryKey: [...chatQueries.all, 'list'] as const, queryFn: () => call(endpoints.matchChats) }),

  /** A match's chat; polled on its own page. */
  messages: (matchId: string, { isPolled = false } = {}) =>
    queryOptions({
      queryKey: [...chatQueries.matches, matchId] as const,
      queryFn: () => call(endpoints.matchChat, { params: { id: matchId } }),
      ...(isPolled ? pollOptions(POLL_MS.matchChat) : {}),
    }),
};

/** Sends a chat message. On an error, refetches the chat list, which tells whether the player may still post. */
export const useSendChat = (matchId: string, draftKey: DraftKey) =>
  useSend({
    draftKey,
    send: ({ text, idempotencyKey }) =>
      call(endpoints.sendChatMessage, { params: { id: matchId }, body: { text }, idempotencyKey }),
    invalidates: chatQueries.messages(matchId).queryKey,
    invalidatesOnError: chatQueries.list().queryKey,
    matchId,
  });
