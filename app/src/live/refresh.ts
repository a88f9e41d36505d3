import type { LiveEvent } from '@machine/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { notificationQueries } from '../queries/notification.ts';
import { createCoalescer } from './coalescer.ts';

/** Which questions an event makes worth asking again. What is not on screen is asked when it next is. */
export function questionsOf(event: LiveEvent): readonly QueryKey[] {
  switch (event.type) {
    case 'score_update':
      return [matchQueries.detail(event.data.matchId).queryKey];
    case 'chat':
      return [chatQueries.messages(event.data.matchId).queryKey, chatQueries.list().queryKey];
    case 'dm':
      return [messageQueries.all];
    case 'notification':
      return [notificationQueries.all];
  }
}

/** All that events speak of: after a break nobody says what was missed (RELIABILITY.md W3). */
const LIVE: readonly QueryKey[] = [matchQueries.all, chatQueries.all, messageQueries.all, notificationQueries.all];

/** Asks again what events speak of, one coalescer for all of them (RELIABILITY.md R11). */
export function createRefresh(client: QueryClient) {
  const refresh = createCoalescer((key) =>
    client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey }, { cancelRefetch: false }),
  );
  const ask = (questions: readonly QueryKey[]) => {
    for (const question of questions) refresh(JSON.stringify(question));
  };
  return { onEvent: (event: LiveEvent) => ask(questionsOf(event)), onBack: () => ask(LIVE) };
}
