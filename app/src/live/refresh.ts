import type { LiveEvent } from '@machine/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { notificationQueries } from '../queries/notification.ts';
import { isPolled, isRateLimited } from '../queries/polling.ts';
import { createRefetchCoalescer } from './refetchCoalescer.ts';

/** Which questions an event makes worth asking again. What is not on screen is asked when it next is. */
export function keysToInvalidate(event: LiveEvent): readonly QueryKey[] {
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
/** What a poll has brought so shortly before need not be asked for again: the next poll brings what it missed. */
const JUST_POLLED_MS = 1_000;

const isSeen = () => document.visibilityState === 'visible';
const isWanted = (query: Query) => !(isPolled(query) && isRateLimited(query));
const isNotPolled = (query: Query) => !isPolled(query);
const isOld = (query: Query) => !(isPolled(query) && Date.now() - query.state.dataUpdatedAt < JUST_POLLED_MS);

/** Asks again what events speak of, one coalescer for all of them (RELIABILITY.md R11). */
export function createRefresh(client: QueryClient) {
  /** Not answered by what is under way: that may have been said before the event (RELIABILITY.md W10). */
  async function askAnew(queryKey: QueryKey, predicate: (query: Query) => boolean) {
    const underWay = client.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' });
    await Promise.allSettled(underWay.map(({ promise }) => promise));
    await client.invalidateQueries({ queryKey, predicate }, { cancelRefetch: false });
  }

  const refresh = createRefetchCoalescer(async (key) => {
    const queryKey = JSON.parse(key) as QueryKey;
    // A page that nobody sees asks nothing: it asks once, when it is seen (AF11).
    if (isSeen()) await askAnew(queryKey, isWanted);
    else await client.invalidateQueries({ queryKey, refetchType: 'none' });
  });

  return {
    onEvent: (event: LiveEvent) => {
      for (const question of keysToInvalidate(event)) refresh(JSON.stringify(question));
    },
    /** Between an answer and the first connection something may have happened, too; polls find it by themselves. */
    onOpen: (isBack: boolean) => {
      for (const queryKey of LIVE) void askAnew(queryKey, isBack ? isOld : isNotPolled);
    },
    /** What events have spoken of while nobody looked. */
    onSeen: () => {
      for (const queryKey of LIVE)
        void client.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
    },
  };
}
