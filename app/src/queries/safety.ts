import * as endpoints from '@machine/contract/endpoints.ts';
import type { ChatMessage } from '@machine/contract/chat.ts';
import type { DmMessage } from '@machine/contract/message.ts';
import type { ReportSubject } from '@machine/contract/report.ts';
import { DELETED_MESSAGE, type RestrictedPlayer } from '@machine/contract/safety.ts';
import type { SafetyAction } from '@machine/ui/safety/safetyActions.ts';
import { type QueryClient, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { chatQueries } from './chat.ts';
import { leaderboardQueries } from './leaderboard.ts';
import { messageQueries } from './message.ts';
import { notificationQueries } from './notification.ts';
import { profileQueries } from './profile.ts';

/** Listed explicitly, so that a page bundles only the endpoints it uses. */
const LISTS = { blocked: endpoints.blocks, muted: endpoints.mutes };
export type RestrictedKind = keyof typeof LISTS;

export const RESTRICTING = {
  blocked: { restrict: endpoints.block, lift: endpoints.unblock },
  muted: { restrict: endpoints.mute, lift: endpoints.unmute },
} as const;

export const safetyQueries = {
  all: ['safety'] as const,

  /** The players whom the viewer has blocked or muted. Only on servers with the feature SAFETY. */
  restricted: (kind: RestrictedKind) =>
    queryOptions({ queryKey: [...safetyQueries.all, kind] as const, queryFn: () => call(LISTS[kind]) }),
};

export const reportQueries = {
  /** True if the viewer has reported this during the visit. Never requested: the server doesn't say it. */
  isReported: ({ kind, id }: ReportSubject) =>
    queryOptions<boolean>({ queryKey: ['reports', kind, id] as const, queryFn: skipToken, gcTime: Infinity }),
};

/** Everything that the players whom a change concerns appear in. */
export const SHOWING_PLAYERS: Record<RestrictedKind, readonly QueryKey[]> = {
  blocked: [
    safetyQueries.restricted('blocked').queryKey,
    profileQueries.summaries,
    profileQueries.people,
    profileQueries.searches,
    leaderboardQueries.all,
    chatQueries.all,
    messageQueries.all,
    notificationQueries.all,
  ],
  muted: [
    safetyQueries.restricted('muted').queryKey,
    profileQueries.summaries,
    chatQueries.all,
    messageQueries.all,
    notificationQueries.all,
  ],
};

export const SHOWING_MESSAGES: readonly QueryKey[] = [chatQueries.matches, messageQueries.all];

/** Removes a player's messages from all chats and conversations at once; the server no longer sends them. */
export function hideMessages(client: QueryClient, userId: string): void {
  for (const queryKey of [chatQueries.matches, messageQueries.conversations])
    client.setQueriesData<ReadonlyArray<ChatMessage | DmMessage>>({ queryKey }, (messages) =>
      messages?.filter((message) => message.userId !== userId),
    );
}

export const addRestricted = (client: QueryClient, kind: RestrictedKind, player: RestrictedPlayer): void =>
  void client.setQueryData(safetyQueries.restricted(kind).queryKey, (players) =>
    players?.some(({ id }) => id === player.id) ? players : [player, ...(players ?? [])],
  );

export const removeRestricted = (client: QueryClient, kind: RestrictedKind, userId: string): void =>
  void client.setQueryData(safetyQueries.restricted(kind).queryKey, (players) =>
    players?.filter(({ id }) => id !== userId),
  );

/** A message that the viewer has written: in a match chat or in a conversation. */
export type MessageRef =
  | { kind: 'chat'; matchId: string; messageId: string }
  | { kind: 'dm'; threadId: string; messageId: string };

/** The subject of an action: a player, one of their messages, or a conversation with them. */
export type SafetySubject = {
  /** The accessible name of its menu. */
  label: string;
  actions: readonly SafetyAction[];
  /** The player whom it concerns. */
  player: Pick<RestrictedPlayer, 'id' | 'username'>;
  /** Its reportable parts. */
  reports: readonly ReportSubject[];
  /** The viewer's message that can be deleted. */
  message?: MessageRef;
  /** The conversation that can be left. */
  threadId?: string;
};

export const deleteMessage = (message: MessageRef): Promise<unknown> =>
  message.kind === 'chat'
    ? call(endpoints.deleteChatMessage, { params: { id: message.matchId, messageId: message.messageId } })
    : call(endpoints.deleteDmMessage, { params: { threadId: message.threadId, messageId: message.messageId } });

export function markDeleted(client: QueryClient, message: MessageRef): void {
  const mark = <Message extends ChatMessage | DmMessage>(messages: Message[] | undefined) =>
    messages?.map((each) =>
      each.id === message.messageId ? { ...each, text: DELETED_MESSAGE, isDeleted: true } : each,
    );
  if (message.kind === 'chat') client.setQueryData(chatQueries.messages(message.matchId).queryKey, mark);
  else client.setQueryData(messageQueries.thread(message.threadId).queryKey, mark);
}
