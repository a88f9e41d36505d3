import { endpoints, POLL_MS } from '@machine/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { DraftKey } from '../services/drafts.ts';
import { pollOptions } from './polling.ts';
import { useSend } from './send.ts';
import { REFETCH_ON_MOUNT } from './refetchOnMount.ts';

export const chatQueries = {
  all: ['chats'] as const,

  /** The chats of the matches that the player has picked on. */
  list: () =>
    queryOptions({
      queryKey: [...chatQueries.all, 'list'] as const,
      queryFn: () => call(endpoints.matchChats),
      ...REFETCH_ON_MOUNT,
    }),

  /** One match's chat; on its own page it is asked again every 3 s (SPEC.md §7). */
  messages: (matchId: string, { isPolled = false } = {}) =>
    queryOptions({
      queryKey: [...chatQueries.all, 'match', matchId] as const,
      queryFn: () => call(endpoints.matchChat, { params: { id: matchId } }),
      ...REFETCH_ON_MOUNT,
      ...(isPolled ? pollOptions(POLL_MS.matchChat) : {}),
    }),
};

type SendChat = { place: DraftKey; returnTo: string };

/** Writes in a match's chat. Who may not any more is shown so after the refusal. */
export const useSendChat = (matchId: string, { place, returnTo }: SendChat) =>
  useSend({
    place,
    act: ({ text, idempotencyKey }) =>
      call(endpoints.sendChatMessage, { params: { id: matchId }, body: { text }, idempotencyKey }),
    shows: chatQueries.messages(matchId).queryKey,
    asksOnRefusal: chatQueries.list().queryKey,
    returnTo,
  });
